package sdk.internal.call;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import sdk.errors.BrandCanceledException;

/**
 * The future of a call. Whatever else completes it, such as its cancellation or a time limit, ends
 * the request, a wait or a token request at once.
 */
public final class CallFuture<T> extends CompletableFuture<T> {
  private final Cancellation cancellation;
  private volatile boolean isOver;

  private CallFuture(Cancellation cancellation) {
    this.cancellation = cancellation;
  }

  /**
   * Hands a call out.
   *
   * @param inner the call
   * @param caller where it was made; null where the caller waits on the same thread
   */
  public static <T> CallFuture<T> of(
      CompletableFuture<T> inner, Cancellation cancellation, Throwable caller) {
    CallFuture<T> future = new CallFuture<>(cancellation);
    future.whenComplete(
        (value, error) -> {
          if (!future.isOver) {
            future.abort();
          }
        });
    inner.whenComplete(
        (value, error) -> {
          if (caller == null) {
            future.end(value, error);
          } else {
            // What the caller does next is not to keep the thread of the connection.
            ForkJoinPool.commonPool().execute(() -> future.end(value, traced(error, caller)));
          }
        });
    return future;
  }

  private static Throwable traced(Throwable error, Throwable caller) {
    if (error != null) {
      Futures.addTrace(Futures.cause(error), caller);
    }
    return error;
  }

  private void end(T value, Throwable error) {
    isOver = true;
    boolean isTaken = error == null ? complete(value) : completeExceptionally(Futures.cause(error));
    if (!isTaken) {
      // Nobody gets what may hold a connection.
      abort();
    }
  }

  private void abort() {
    cancellation.end(new BrandCanceledException("The call was canceled", null));
  }

  @Override
  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CompletableFuture<>();
  }
}
