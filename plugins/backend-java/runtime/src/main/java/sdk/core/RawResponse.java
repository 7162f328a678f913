package sdk.core;

import java.util.Optional;

/**
 * The result of a call together with its response.
 *
 * @param <T> the type of the result
 */
public final class RawResponse<T> {
  private final T body;
  private final int status;
  private final HeaderFields headers;
  private final String url;
  private final String requestId;

  /**
   * Made by the SDK.
   *
   * @param body the result
   * @param status the status code
   * @param headers the headers
   * @param url the URL without query
   * @param requestId the id of the request, or null
   */
  public RawResponse(T body, int status, HeaderFields headers, String url, String requestId) {
    this.body = body;
    this.status = status;
    this.headers = headers;
    this.url = url;
    this.requestId = requestId;
  }

  /** {@return the result of the call} */
  public T body() {
    return body;
  }

  /** {@return the status code} */
  public int status() {
    return status;
  }

  /** {@return the headers of the response} */
  public HeaderFields headers() {
    return headers;
  }

  /** {@return the URL that answered, without query} */
  public String url() {
    return url;
  }

  /** {@return the id that the server gave the request} */
  public Optional<String> requestId() {
    return Optional.ofNullable(requestId);
  }

  /** {@return the status: the rest may hold secrets} */
  @Override
  public String toString() {
    return "RawResponse[status=" + status + "]";
  }
}
