package sdk.core;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A delivery that a webhook endpoint received: the body as it arrived, not a parsed value. */
public final class WebhookDelivery {
  private final byte[] body;
  private final HeaderFields headers;
  private final String url;

  private WebhookDelivery(byte[] body, HeaderFields headers, String url) {
    this.body = body;
    this.headers = headers;
    this.url = url;
  }

  /**
   * A delivery.
   *
   * @param body the bytes that arrived
   * @param headers the headers
   * @return the delivery
   */
  public static WebhookDelivery of(byte[] body, HeaderFields headers) {
    return new WebhookDelivery(body.clone(), headers, null);
  }

  /**
   * A delivery.
   *
   * @param body the text that arrived
   * @param headers the headers
   * @return the delivery
   */
  public static WebhookDelivery of(String body, HeaderFields headers) {
    return new WebhookDelivery(body.getBytes(StandardCharsets.UTF_8), headers, null);
  }

  /**
   * This delivery with the full URL of the endpoint, needed only if the API signs it.
   *
   * @param value the URL
   * @return the new delivery
   */
  public WebhookDelivery withUrl(String value) {
    return new WebhookDelivery(body, headers, value);
  }

  /** {@return the bytes that arrived} */
  public byte[] body() {
    return body.clone();
  }

  /** {@return the headers} */
  public HeaderFields headers() {
    return headers;
  }

  /** {@return the URL of the endpoint} */
  public Optional<String> url() {
    return Optional.ofNullable(url);
  }
}
