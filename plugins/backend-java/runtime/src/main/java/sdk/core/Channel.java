package sdk.core;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import sdk.errors.BrandCanceledException;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Futures;
import sdk.internal.socket.Link;
import sdk.internal.stream.Item;

/**
 * An open connection to a channel.
 *
 * <p>Messages that the API does not declare are passed on as they were received. After the last
 * message, {@code SocketClosedException} is thrown if the connection was not closed normally. One
 * thread can receive while others send. Each channel of the API has a class with methods that send
 * its messages.
 *
 * @param <R> the type of the messages that are received
 */
public abstract class Channel<R> implements Iterable<R>, Flow.Publisher<R>, AutoCloseable {
  private final Link<R> link;

  /**
   * Made by the SDK.
   *
   * @param link the connection
   */
  @SuppressWarnings("exports") // Only the SDK itself makes one.
  protected Channel(Link<R> link) {
    this.link = link;
  }

  /**
   * Sends a message as JSON, or bytes as they are.
   *
   * @param message the message
   * @return completes when the message was sent
   */
  protected final CompletableFuture<Void> deliver(Object message) {
    return link.send(message);
  }

  /**
   * Sends a message, and waits until it was sent.
   *
   * @param message the message
   */
  protected final void deliverNow(Object message) {
    Futures.await(deliver(message));
  }

  /** {@return the messages, each of which is waited for} */
  @Override
  public Iterator<R> iterator() {
    return new Waiting<>(link);
  }

  @Override
  public void subscribe(Flow.Subscriber<? super R> subscriber) {
    new StreamPump<>(link, subscriber).start();
  }

  /**
   * Passes on the messages as they arrive.
   *
   * @param action takes a message
   * @return completes when the connection was closed normally
   */
  public CompletableFuture<Void> forEachAsync(Consumer<? super R> action) {
    return link.next()
        .thenCompose(
            item -> {
              if (item.isEnd()) {
                return CompletableFuture.completedFuture(null);
              }
              action.accept(item.value());
              // Messages that are there already take no stack.
              return CompletableFuture.completedFuture(null)
                  .thenComposeAsync(nothing -> forEachAsync(action));
            });
  }

  /** {@return the close code of RFC 6455 once the connection has ended; 1006 if it was lost} */
  public OptionalInt closeCode() {
    return link.closeCode();
  }

  /** Closes the connection. */
  @Override
  public void close() {
    close(1000, "");
  }

  /**
   * Closes the connection.
   *
   * @param code 1000, or one of 3000 to 4999
   * @param reason told to the server
   */
  public void close(int code, String reason) {
    if (code != 1000 && (code < 3000 || code > 4999)) {
      throw new ConfigurationException("The code must be 1000, or one of 3000 to 4999");
    }
    link.close(code, reason);
  }

  private static final class Waiting<R> implements Iterator<R> {
    private final Link<R> link;
    private Item<R> next;

    Waiting(Link<R> link) {
      this.link = link;
    }

    @Override
    public boolean hasNext() {
      if (next == null) {
        try {
          next = Futures.await(link.next());
        } catch (BrandCanceledException e) {
          link.close();
          throw e;
        }
      }
      return !next.isEnd();
    }

    @Override
    public R next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      R value = next.value();
      next = null;
      return value;
    }
  }
}
