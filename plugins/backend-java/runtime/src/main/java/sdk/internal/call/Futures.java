package sdk.internal.call;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sdk.errors.BrandCanceledException;
import sdk.errors.BrandConnectionException;
import sdk.errors.Phase;

/** Waiting for futures, and what they fail with. */
public final class Futures {
  private Futures() {}

  /** What a future failed with, without the wrappers that stages add. */
  public static Throwable cause(Throwable error) {
    Throwable inner = error;
    while ((inner instanceof CompletionException || inner instanceof ExecutionException)
        && inner.getCause() != null) {
      inner = inner.getCause();
    }
    return inner;
  }

  /** Waits on the caller's thread. What surfaces tells of the caller's own line. */
  public static <T> T await(CompletableFuture<T> future) {
    return await(future, null);
  }

  private static <T> T await(CompletableFuture<T> future, Waiter waiter) {
    try {
      if (waiter != null) {
        waiter.workFor(future);
      }
      return future.get();
    } catch (InterruptedException e) {
      future.cancel(true);
      Thread.currentThread().interrupt();
      throw new BrandCanceledException("The thread was interrupted", e);
    } catch (CancellationException e) {
      throw new BrandCanceledException("The call was canceled", e);
    } catch (ExecutionException e) {
      throw unchecked(cause(e), new Throwable());
    }
  }

  /** Begins work and waits for it. A thread that is interrupted already begins nothing. */
  public static <T> T await(Supplier<CompletableFuture<T>> work) {
    return await(work, null);
  }

  /** The same; what is begun may leave work to this thread. */
  static <T> T await(Supplier<CompletableFuture<T>> work, Waiter waiter) {
    if (Thread.currentThread().isInterrupted()) {
      Throwable cause = new InterruptedException();
      throw new BrandCanceledException("The thread was interrupted", cause);
    }
    return await(work.get(), waiter);
  }

  private static RuntimeException unchecked(Throwable error, Throwable here) {
    if (error instanceof RuntimeException known) {
      addTrace(known, here);
      return known;
    }
    if (error instanceof Error fatal) {
      throw fatal;
    }
    return new BrandConnectionException("The call failed", Phase.RESPONSE, error);
  }

  /** Adds the frames of the caller to an error that was made on another thread. */
  static void addTrace(Throwable error, Throwable caller) {
    StackTraceElement[] own = error.getStackTrace();
    StackTraceElement[] more = caller.getStackTrace();
    int shared = Math.min(own.length, more.length);
    if (shared > 0 && own[own.length - 1].equals(more[more.length - 1]) && endsAlike(own, more)) {
      return;
    }
    StackTraceElement[] all = Arrays.copyOf(own, own.length + more.length);
    System.arraycopy(more, 0, all, own.length, more.length);
    error.setStackTrace(all);
  }

  /** Whether an error was made on the caller's own thread, in the same call. */
  private static boolean endsAlike(StackTraceElement[] own, StackTraceElement[] more) {
    // The frames of the runtime differ; those of the caller, at the end, are the same.
    int alike = 0;
    while (alike < own.length
        && alike < more.length
        && own[own.length - 1 - alike].equals(more[more.length - 1 - alike])) {
      alike += 1;
    }
    return alike >= more.length - 3;
  }

  /** A future that fails. */
  public static <T> CompletableFuture<T> failed(Throwable error) {
    return CompletableFuture.failedFuture(error);
  }

  /** Completes after a while; canceling it stops the clock. */
  public static CompletableFuture<Void> delay(long millis) {
    return new CompletableFuture<Void>().completeOnTimeout(null, millis, TimeUnit.MILLISECONDS);
  }
}
