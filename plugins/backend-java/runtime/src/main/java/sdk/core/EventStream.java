package sdk.core;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import sdk.errors.BrandCanceledException;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Futures;
import sdk.internal.stream.Item;
import sdk.internal.stream.Source;
import sdk.internal.stream.WholeEvents;

/**
 * Values that are read as they arrive: in a loop, or by a subscriber. They can be read once.
 *
 * <p>Close the stream if you do not read it to its end; a loop that is waiting for a value then
 * ends. The timeout of the call applies between any two chunks.
 *
 * @param <T> the type of the values
 */
public final class EventStream<T> implements Iterable<T>, Flow.Publisher<T>, AutoCloseable {
  private final Source<T> source;
  private final AtomicBoolean isTaken;

  /**
   * Made by the SDK.
   *
   * @param source where the values come from
   */
  @SuppressWarnings("exports") // Only the SDK itself makes one.
  public EventStream(Source<T> source) {
    this(source, new AtomicBoolean());
  }

  private EventStream(Source<T> source, AtomicBoolean isTaken) {
    this.source = source;
    this.isTaken = isTaken;
  }

  /** {@return the status code of the response} */
  public int status() {
    return source.reply().status();
  }

  /** {@return the headers of the response} */
  public HeaderFields headers() {
    return source.reply().headers();
  }

  /** {@return the id that the server gave the request} */
  public Optional<String> requestId() {
    return Optional.ofNullable(source.reply().requestId());
  }

  private Source<T> take() {
    if (isTaken.getAndSet(true)) {
      throw new ConfigurationException("A stream can be read once");
    }
    return source;
  }

  /**
   * The same stream with whole events, for their names and ids. Read either the events or the
   * values. Lines of JSON and messages of Connect are events named {@code message}, without an id.
   *
   * @return the events, to read like the values: in a loop, or by a subscriber
   */
  public EventStream<ServerSentEvent<T>> events() {
    return new EventStream<>(new WholeEvents<>(source), isTaken);
  }

  /** {@return the values, each of which is waited for} */
  @Override
  public Iterator<T> iterator() {
    return new Waiting<>(take());
  }

  /** {@return the values, each of which is waited for} */
  public Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false).onClose(this::close);
  }

  /**
   * Passes on the values as they arrive.
   *
   * @param action takes a value
   * @return completes after the last one
   */
  public CompletableFuture<Void> forEachAsync(Consumer<? super T> action) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    subscribe(new Each<>(action, done));
    return done;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super T> subscriber) {
    new StreamPump<>(take(), subscriber).start();
  }

  /** Closes the connection. */
  @Override
  public void close() {
    source.close();
  }

  private static final class Waiting<T> implements Iterator<T> {
    private final Source<T> source;
    private Item<T> next;

    Waiting(Source<T> source) {
      this.source = source;
    }

    @Override
    public boolean hasNext() {
      if (next == null) {
        try {
          next = Futures.await(source.next());
        } catch (BrandCanceledException e) {
          source.close();
          throw e;
        }
      }
      return !next.isEnd();
    }

    @Override
    public T next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      T value = next.value();
      next = null;
      return value;
    }
  }

  private static final class Each<T> implements Flow.Subscriber<T> {
    private final Consumer<? super T> action;
    private final CompletableFuture<Void> done;
    private Flow.Subscription subscription;

    Each(Consumer<? super T> action, CompletableFuture<Void> done) {
      this.action = action;
      this.done = done;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      done.whenComplete((nothing, error) -> given.cancel());
      given.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(T value) {
      try {
        action.accept(value);
      } catch (RuntimeException e) {
        subscription.cancel();
        done.completeExceptionally(e);
      }
    }

    @Override
    public void onError(Throwable error) {
      done.completeExceptionally(error);
    }

    @Override
    public void onComplete() {
      done.complete(null);
    }
  }
}
