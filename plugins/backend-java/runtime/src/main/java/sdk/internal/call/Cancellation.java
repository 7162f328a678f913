package sdk.internal.call;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** Whether the caller wants a call to end, and what is to be done then. */
public final class Cancellation {
  private Throwable reason;
  private final Set<Runnable> actions = new LinkedHashSet<>();

  /** Why it has ended; null while it has not. */
  public synchronized Throwable reason() {
    return reason;
  }

  /** Runs an action when this ends; at once if it has. */
  public void onEnd(Runnable action) {
    synchronized (this) {
      if (reason == null) {
        actions.add(action);
        return;
      }
    }
    action.run();
  }

  /** Forgets an action. */
  public synchronized void remove(Runnable action) {
    actions.remove(action);
  }

  /** Ends what is under way. Only the first reason counts. */
  public void end(Throwable why) {
    List<Runnable> due;
    synchronized (this) {
      if (reason != null) {
        return;
      }
      reason = why;
      due = new ArrayList<>(actions);
      actions.clear();
    }
    due.forEach(Runnable::run);
  }

  /** Completes as a future does, or fails as soon as this ends, whichever comes first. */
  public <T> CompletableFuture<T> guard(CompletableFuture<T> inner) {
    if (inner.isDone() && reason() == null) {
      return inner;
    }
    CompletableFuture<T> guarded = new CompletableFuture<>();
    Runnable action =
        () -> {
          guarded.completeExceptionally(reason());
          inner.cancel(true);
        };
    onEnd(action);
    inner.whenComplete(
        (value, error) -> {
          remove(action);
          if (error == null) {
            guarded.complete(value);
          } else {
            guarded.completeExceptionally(Futures.cause(error));
          }
        });
    return guarded;
  }
}
