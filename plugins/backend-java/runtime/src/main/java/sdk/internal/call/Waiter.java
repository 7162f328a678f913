package sdk.internal.call;

import java.util.concurrent.CompletableFuture;

/** The thread that waits for a call. It does itself what would wait for another thread. */
public final class Waiter {
  /** What the thread does while it waits. */
  @FunctionalInterface
  public interface Work {
    void run() throws InterruptedException;
  }

  private final Thread thread = Thread.currentThread();
  private Work work;

  /** Whether the thread that asks is the one that will wait, and has nothing to do by then. */
  public boolean isFree() {
    return Thread.currentThread() == thread && work == null;
  }

  /** Leaves work to the thread, for when it waits. */
  public void leave(Work later) {
    work = later;
  }

  /** Does what there is to do for a call. It may leave more, such as another attempt. */
  void workFor(CompletableFuture<?> call) throws InterruptedException {
    while (work != null && !call.isDone()) {
      Work next = work;
      work = null;
      next.run();
    }
  }
}
