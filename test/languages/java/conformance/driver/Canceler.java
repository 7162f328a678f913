package driver;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * Cancels a call in the way of its client: by interrupting the thread that waits, or by canceling
 * the future.
 */
final class Canceler {
  private final Thread caller = Thread.currentThread();
  private CompletableFuture<?> current;
  private boolean isAsync;
  private boolean isCanceled;
  private boolean isOver;

  /** Begins to count; 0 cancels at once. */
  Canceler(boolean isAsync, Long after) {
    this.isAsync = isAsync;
    if (after == null) {
      return;
    }
    if (after == 0) {
      cancel();
      return;
    }
    Thread timer =
        new Thread(
            () -> {
              Leftover.pause(after);
              cancel();
            },
            "Common-Cleaner of the driver");
    timer.setDaemon(true);
    timer.start();
  }

  private synchronized void cancel() {
    if (isOver) {
      return;
    }
    isCanceled = true;
    if (!isAsync) {
      caller.interrupt();
    } else if (current != null) {
      current.cancel(true);
    }
  }

  /** Nothing is canceled any more. */
  synchronized void end() {
    isOver = true;
    Thread.interrupted();
  }

  private synchronized void hold(CompletableFuture<?> future) {
    current = future;
    if (isCanceled) {
      future.cancel(true);
    }
  }

  /** Waits for a future of the SDK, which is what gets canceled meanwhile. */
  <T> T await(CompletableFuture<T> future) {
    hold(future);
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException known) {
        throw known;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      throw new CancellationException("The driver was interrupted");
    }
  }
}
