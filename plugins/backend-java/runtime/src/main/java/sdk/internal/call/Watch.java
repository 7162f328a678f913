package sdk.internal.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Looks at the time limits of a client's attempts.
 *
 * <p>A timer for each attempt would wake a thread for each: one look at the limit that ends first
 * serves all, since most attempts end long before it.
 */
final class Watch {
  private final Map<Deadline, Long> ends = new HashMap<>();
  private long nextLook;
  private boolean isLooking;

  /** Expires a deadline at a time of the monotonic clock, unless it is removed before. */
  synchronized void add(Deadline deadline, long end) {
    ends.put(deadline, end);
    if (!isLooking || end - nextLook < 0) {
      look(end);
    }
  }

  synchronized void remove(Deadline deadline) {
    ends.remove(deadline);
  }

  private void look(long at) {
    isLooking = true;
    nextLook = at;
    long millis = TimeUnit.NANOSECONDS.toMillis(at - System.nanoTime()) + 1;
    // Not on the thread of the clocks, which others wait for.
    Futures.delay(Math.max(1, millis)).thenRunAsync(() -> expire(at));
  }

  private void expire(long at) {
    List<Deadline> due = new ArrayList<>();
    synchronized (this) {
      long now = System.nanoTime();
      for (Map.Entry<Deadline, Long> one : ends.entrySet()) {
        if (one.getValue() - now <= 0) {
          due.add(one.getKey());
        }
      }
      due.forEach(ends::remove);
      // A look that was brought forward goes on; this one does so only where it is the last.
      if (at == nextLook) {
        isLooking = false;
        ends.values().stream().min(Long::compare).ifPresent(this::look);
      }
    }
    due.forEach(Deadline::expire);
  }
}
