package sdk.vectors;

import sdk.core.ClientBuilder;
import sdk.core.ClientSettings;

/** A builder as an SDK has it. */
public final class TestBuilder extends ClientBuilder<TestBuilder> {
  /** Sets an option of the API. */
  public TestBuilder with(String name, Object value) {
    return option(name, value);
  }

  /** The options so far. */
  public ClientSettings build() {
    return settings();
  }
}
