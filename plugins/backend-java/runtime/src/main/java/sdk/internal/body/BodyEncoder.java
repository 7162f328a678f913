package sdk.internal.body;

import sdk.internal.spec.BodySpec;

/** Turns the value of a body into bytes. Fails for values that it cannot write. */
@FunctionalInterface
public interface BodyEncoder {
  PreparedBody encode(BodySpec spec, Object value);
}
