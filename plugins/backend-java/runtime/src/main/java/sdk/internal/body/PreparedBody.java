package sdk.internal.body;

import java.nio.charset.StandardCharsets;
import sdk.core.RequestBody;

/**
 * A body that is ready to be sent.
 *
 * @param contentType what it is
 * @param content its bytes
 */
public record PreparedBody(String contentType, RequestBody content) {
  public static PreparedBody of(String contentType, String text) {
    return new PreparedBody(contentType, RequestBody.of(text.getBytes(StandardCharsets.UTF_8)));
  }
}
