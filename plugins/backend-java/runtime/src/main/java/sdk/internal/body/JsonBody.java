package sdk.internal.body;

import sdk.internal.spec.BodySpec;
import sdk.json.Json;

/** Sends a value as JSON. */
public final class JsonBody {
  private JsonBody() {}

  public static BodySpec spec() {
    return BodySpec.of(JsonBody::encode);
  }

  private static PreparedBody encode(BodySpec spec, Object value) {
    return PreparedBody.of(spec.mediaTypeOr("application/json"), Json.text(value));
  }
}
