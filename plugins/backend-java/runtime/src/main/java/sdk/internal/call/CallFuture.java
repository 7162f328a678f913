package sdk.internal.call;

import java.util.concurrent.CompletableFuture;
import sdk.errors.BrandCanceledException;

/** The future of a call. Canceling it ends the request, a wait or a token request at once. */
public final class CallFuture<T> extends CompletableFuture<T> {
  private final Cancellation cancellation;

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
    inner.whenComplete(
        (value, error) -> {
          if (error == null) {
            future.complete(value);
            return;
          }
          Throwable cause = Futures.cause(error);
          if (caller != null) {
            Futures.addTrace(cause, caller);
          }
          future.completeExceptionally(cause);
        });
    return future;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    boolean isCanceled = super.cancel(mayInterruptIfRunning);
    cancellation.end(new BrandCanceledException("The call was canceled", null));
    return isCanceled;
  }

  @Override
  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CompletableFuture<>();
  }
}
