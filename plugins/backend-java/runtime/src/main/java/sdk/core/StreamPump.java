package sdk.core;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import sdk.internal.call.Futures;
import sdk.internal.stream.Item;
import sdk.internal.stream.Source;

/** Gives a subscriber the values of a stream, as many as it asks for. */
final class StreamPump<T> implements Flow.Subscription {
  private final Source<T> source;
  private final Flow.Subscriber<? super T> subscriber;
  private long wanted;
  private boolean isRunning;
  private boolean isDone;
  private boolean isWrong;

  StreamPump(Source<T> source, Flow.Subscriber<? super T> subscriber) {
    this.source = source;
    this.subscriber = subscriber;
  }

  void start() {
    subscriber.onSubscribe(this);
  }

  @Override
  public void request(long count) {
    synchronized (this) {
      isWrong |= count <= 0;
      wanted = wanted + count < 0 ? Long.MAX_VALUE : wanted + Math.max(0, count);
      if (isRunning || isDone) {
        return;
      }
      isRunning = true;
    }
    run();
  }

  /** Passes values on in a loop as long as they are there, so that many take no stack. */
  private void run() {
    while (goesOn()) {
      CompletableFuture<Item<T>> next = source.next();
      if (!next.isDone()) {
        next.whenComplete(
            (item, error) -> {
              if (pass(item, error)) {
                run();
              }
            });
        return;
      }
      boolean hasFailed = next.isCompletedExceptionally();
      if (!pass(hasFailed ? null : next.join(), hasFailed ? failureOf(next) : null)) {
        return;
      }
    }
  }

  private static Throwable failureOf(CompletableFuture<?> failed) {
    return failed.handle((value, error) -> error).join();
  }

  private synchronized boolean goesOn() {
    boolean goes = !isDone && (wanted > 0 || isWrong);
    isRunning = goes;
    if (goes && wanted != Long.MAX_VALUE) {
      wanted -= 1;
    }
    return goes;
  }

  private boolean pass(Item<T> item, Throwable error) {
    synchronized (this) {
      if (isDone) {
        return false;
      }
      isDone = error != null || item.isEnd() || isWrong;
    }
    if (isWrong) {
      source.close();
      subscriber.onError(new IllegalArgumentException("A subscriber must ask for some values"));
    } else if (error != null) {
      subscriber.onError(Futures.cause(error));
    } else if (item.isEnd()) {
      subscriber.onComplete();
    } else {
      subscriber.onNext(item.value());
      return true;
    }
    return false;
  }

  @Override
  public void cancel() {
    synchronized (this) {
      isDone = true;
    }
    source.close();
  }
}
