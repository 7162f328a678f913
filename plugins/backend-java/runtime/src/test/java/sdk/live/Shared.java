package sdk.live;

import java.time.Duration;
import java.util.Arrays;
import sdk.core.RequestOptions;

/** What several tests of calls need. */
final class Shared {
  private Shared() {}

  /** Options of a call that is made once, and ends after a while. */
  static RequestOptions within(int millis) {
    return RequestOptions.builder().timeout(Duration.ofMillis(millis)).maxRetries(0).build();
  }

  /** Whether the trace of an error leads to a class. */
  static boolean names(Class<?> caller, Throwable error) {
    return Arrays.stream(error.getStackTrace())
        .anyMatch(frame -> frame.getClassName().equals(caller.getName()));
  }
}
