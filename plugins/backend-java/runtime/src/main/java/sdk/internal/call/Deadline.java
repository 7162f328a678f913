package sdk.internal.call;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import sdk.errors.BrandTimeoutException;
import sdk.errors.Phase;

/** The time limit of one attempt, joined with the caller's own wish to end it. */
public final class Deadline {
  /** Longer limits are none: the clock could not count them. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  private final Watch watch;
  private final Duration limit;
  private final Cancellation outer;
  private final Called called;
  private final Cancellation inner = new Cancellation();
  private final Runnable onOuterEnd;
  private volatile Phase phase = Phase.RESPONSE;
  private volatile long end;

  Deadline(Watch watch, Duration limit, Cancellation outer, Called called) {
    this.watch = watch;
    this.limit = limit;
    this.outer = outer;
    this.called = called;
    this.onOuterEnd = () -> inner.end(outer.reason());
  }

  /** Starts the clock, and listens to the caller. A limit of zero is none. */
  Deadline start() {
    outer.onEnd(onOuterEnd);
    restart();
    return this;
  }

  public Called called() {
    return called;
  }

  public Phase phase() {
    return phase;
  }

  /** Says what is awaited from now on; the clock runs on. */
  public void await(Phase next) {
    phase = next;
  }

  /** Starts the clock anew. */
  public void restart() {
    if (isLimited() && inner.reason() == null) {
      end = System.nanoTime() + limit.toNanos();
      watch.add(this, end);
    }
  }

  private boolean isLimited() {
    return !limit.isZero() && limit.compareTo(LONGEST) < 0;
  }

  /** The time that is left, of which there is always some; null for no limit. */
  public Duration left() {
    return isLimited() ? Duration.ofNanos(Math.max(1, end - System.nanoTime())) : null;
  }

  /** Called when the time is up. */
  void expire() {
    Phase now = phase;
    String what =
        switch (now) {
          case CONNECT, RESPONSE -> "response";
          case BODY -> "body";
          case IDLE -> "data";
        };
    String problem = "no " + what + " within " + limit.toMillis() + " ms";
    inner.end(new BrandTimeoutException(called.failed(problem), now));
  }

  /** Stops the clock until it is started anew. */
  public void pause() {
    watch.remove(this);
  }

  /** Stops the clock, and lets go of the caller. */
  public void end() {
    pause();
    outer.remove(onOuterEnd);
  }

  /** Breaks off whatever is under way. */
  public void abort(Throwable reason) {
    inner.end(reason);
  }

  /** Why the attempt was broken off; null where it was not. */
  public Throwable reason() {
    return inner.reason();
  }

  /** Completes as a future does, or fails as soon as the time is up or the caller cancels. */
  public <T> CompletableFuture<T> guard(CompletableFuture<T> future) {
    return inner.guard(future);
  }

  /** Runs an action when the attempt is broken off. */
  public void onAbort(Runnable action) {
    inner.onEnd(action);
  }
}
