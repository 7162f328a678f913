package sdk.internal.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import sdk.errors.BrandCanceledException;
import sdk.errors.BrandConnectionException;
import sdk.errors.BrandException;
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

  /**
   * Adds the frames of the caller to an error: the method of the SDK and the line that called it.
   * They come first in errors of the SDK, since its own frames tell users nothing, and after those
   * of errors that other code made.
   */
  static void addTrace(Throwable error, Throwable caller) {
    List<StackTraceElement> own = List.of(error.getStackTrace());
    List<StackTraceElement> all = callerFrames(caller);
    int alike = 0;
    while (alike < Math.min(own.size(), all.size())
        && own.get(own.size() - 1 - alike).equals(all.get(all.size() - 1 - alike))) {
      alike += 1;
    }
    if (error instanceof BrandException) {
      all.addAll(own.subList(0, own.size() - alike));
    } else {
      // An error that was made on the caller's thread leads to the caller already.
      all = alike > 0 ? new ArrayList<>() : all;
      all.addAll(0, own);
    }
    error.setStackTrace(all.toArray(StackTraceElement[]::new));
  }

  /** Frames below those of this runtime. */
  private static List<StackTraceElement> callerFrames(Throwable caller) {
    String own = Futures.class.getPackageName();
    String internal = own.substring(0, own.lastIndexOf('.') + 1);
    return Arrays.stream(caller.getStackTrace())
        .dropWhile(frame -> frame.getClassName().startsWith(internal))
        .collect(Collectors.toCollection(ArrayList::new));
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
