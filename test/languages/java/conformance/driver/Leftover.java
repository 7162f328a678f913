package driver;

import java.util.List;

/** Threads that stay although all calls have ended. */
final class Leftover {
  /**
   * Milliseconds that threads may take which are about to end: the platform's client looks around
   * every three seconds.
   */
  private static final long PATIENCE = 8000;

  /** Threads that the platform itself keeps, which wait for further work of any client. */
  private static final List<String> OF_THE_PLATFORM =
      List.of(
          "main", "Common-Cleaner", "CompletableFutureDelayScheduler", "ForkJoinPool.commonPool-");

  private Leftover() {}

  /** Of calls: the connections of a client end later than its calls. */
  static List<String> ofCalls() {
    long began = System.nanoTime();
    while (true) {
      List<String> left = named().stream().filter(name -> !name.startsWith("HttpClient-")).toList();
      if (left.isEmpty() || System.nanoTime() - began > 1_000_000_000) {
        return left;
      }
      pause(2);
    }
  }

  /** All of them, after the clients have been collected. */
  static List<String> threads() {
    long began = System.nanoTime();
    while (true) {
      System.gc();
      // Workers of the platform's client end after a minute without work.
      List<String> left = named().stream().filter(name -> !name.contains("-Worker-")).toList();
      if (left.isEmpty() || System.nanoTime() - began > PATIENCE * 1_000_000) {
        return left;
      }
      pause(100);
    }
  }

  private static List<String> named() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread != Thread.currentThread())
        .filter(thread -> thread.getThreadGroup() != null)
        .filter(thread -> !thread.getThreadGroup().getName().equals("system"))
        .map(Thread::getName)
        .filter(name -> OF_THE_PLATFORM.stream().noneMatch(name::startsWith))
        .toList();
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
