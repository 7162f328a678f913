package sdk.core;

import java.util.Optional;

/** The request of one attempt, credentials included. It cannot be changed. */
public final class TransportRequest {
  private final String method;
  private final String url;
  private final HeaderFields headers;
  private final RequestBody body;

  /**
   * Makes a request.
   *
   * @param method the HTTP method
   * @param url the absolute URL
   * @param headers the headers
   * @param body the body, or null
   */
  public TransportRequest(String method, String url, HeaderFields headers, RequestBody body) {
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.body = body;
  }

  /** {@return the HTTP method} */
  public String method() {
    return method;
  }

  /** {@return the absolute URL} */
  public String url() {
    return url;
  }

  /** {@return the headers} */
  public HeaderFields headers() {
    return headers;
  }

  /** {@return the body, if there is one} */
  public Optional<RequestBody> body() {
    return Optional.ofNullable(body);
  }

  /**
   * This request with other headers.
   *
   * @param other the headers
   * @return the new request
   */
  public TransportRequest withHeaders(HeaderFields other) {
    return new TransportRequest(method, url, other, body);
  }

  /**
   * This request with another header.
   *
   * @param name the name
   * @param value the value
   * @return the new request
   */
  public TransportRequest withHeader(String name, String value) {
    return withHeaders(headers.with(name, value));
  }

  /** {@return the method alone: the rest may hold secrets} */
  @Override
  public String toString() {
    return "TransportRequest[" + method + "]";
  }
}
