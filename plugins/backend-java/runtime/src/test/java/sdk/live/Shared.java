package sdk.live;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import sdk.core.RequestOptions;

/** What several tests of calls need. */
final class Shared {
  private Shared() {}

  /** Options of a call that is made once, and ends after a while. */
  static RequestOptions within(int millis) {
    return RequestOptions.builder().timeout(Duration.ofMillis(millis)).maxRetries(0).build();
  }

  /** Whether the trace of an error leads to a class at once. */
  static boolean names(Class<?> caller, Throwable error) {
    return Arrays.stream(error.getStackTrace())
        .limit(4)
        .anyMatch(frame -> frame.getClassName().equals(caller.getName()));
  }

  /** Sends a text again and again until the connection is closed. */
  static void writeUntilClosed(HttpExchange exchange, String text, CountDownLatch closed)
      throws InterruptedException {
    try {
      while (true) {
        exchange.getResponseBody().write(text.getBytes(StandardCharsets.UTF_8));
        exchange.getResponseBody().flush();
        Thread.sleep(20);
      }
    } catch (IOException e) {
      closed.countDown();
    }
  }
}
