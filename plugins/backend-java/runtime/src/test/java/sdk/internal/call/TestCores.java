package sdk.internal.call;

import sdk.core.ClientSettings;
import sdk.internal.spec.ClientSpec;

/** Cores for tests. */
public final class TestCores {
  private TestCores() {}

  /** A core that does not wait before retries. */
  public static Core withoutWaits(ClientSpec spec, ClientSettings settings) {
    return new Core(spec, settings, (retry, asked) -> 0);
  }
}
