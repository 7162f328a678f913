package sdk.internal.connect;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import sdk.core.RequestBody;
import sdk.internal.body.PreparedBody;
import sdk.internal.spec.BodySpec;
import sdk.json.Json;

/** Sends a value as the one message of a stream. */
public final class EnvelopeBody {
  private EnvelopeBody() {}

  public static BodySpec spec() {
    return BodySpec.of(EnvelopeBody::encode);
  }

  private static PreparedBody encode(BodySpec spec, Object value) {
    byte[] message = Json.text(value).getBytes(StandardCharsets.UTF_8);
    ByteBuffer content = ByteBuffer.allocate(5 + message.length);
    content.put((byte) 0).putInt(message.length).put(message);
    String type = spec.mediaTypeOr("application/connect+json");
    return new PreparedBody(type, RequestBody.of(content.array()));
  }
}
