package sdk.internal.body;

import sdk.internal.spec.BodySpec;
import sdk.internal.url.Values;

/** Sends a text. */
public final class TextBody {
  private TextBody() {}

  public static BodySpec spec() {
    return BodySpec.of(TextBody::encode);
  }

  private static PreparedBody encode(BodySpec spec, Object value) {
    String text = Values.text(value, "the body");
    return PreparedBody.of(spec.mediaTypeOr("text/plain; charset=utf-8"), text);
  }
}
