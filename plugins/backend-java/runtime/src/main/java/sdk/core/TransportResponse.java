package sdk.core;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.Flow;

/** The response to one attempt. Its body arrives as it is asked for. */
public final class TransportResponse {
  private final int status;
  private final HeaderFields headers;
  private final Flow.Publisher<List<ByteBuffer>> body;
  private final String url;

  private TransportResponse(
      int status, HeaderFields headers, Flow.Publisher<List<ByteBuffer>> body, String url) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.url = url;
  }

  /**
   * A response whose body arrives in chunks. The publisher has one subscriber, which cancels its
   * subscription where it does not want the rest.
   *
   * @param status the status code
   * @param headers the headers
   * @param body the body
   * @return the response
   */
  public static TransportResponse of(
      int status, HeaderFields headers, Flow.Publisher<List<ByteBuffer>> body) {
    return new TransportResponse(status, headers, body, null);
  }

  /**
   * A response whose body is in memory.
   *
   * @param status the status code
   * @param headers the headers
   * @param body the body
   * @return the response
   */
  public static TransportResponse of(int status, HeaderFields headers, byte[] body) {
    return of(status, headers, new BytesPublisher(List.of(body)));
  }

  /** {@return the status code} */
  public int status() {
    return status;
  }

  /** {@return the headers} */
  public HeaderFields headers() {
    return headers;
  }

  /** {@return the body} */
  public Flow.Publisher<List<ByteBuffer>> body() {
    return body;
  }

  /** {@return the URL that the response comes from; null if it is that of the request} */
  public String url() {
    return url;
  }

  /**
   * This response with the URL that it comes from.
   *
   * @param other the URL
   * @return the new response
   */
  public TransportResponse from(String other) {
    return new TransportResponse(status, headers, body, other);
  }
}
