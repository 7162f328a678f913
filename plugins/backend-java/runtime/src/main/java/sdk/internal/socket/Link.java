package sdk.internal.socket;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import sdk.core.ChannelOptions;
import sdk.errors.BrandException;
import sdk.errors.SocketClosedException;
import sdk.errors.StreamException;
import sdk.internal.call.Cancellation;
import sdk.internal.call.Futures;
import sdk.internal.call.Reply;
import sdk.internal.stream.Item;
import sdk.internal.stream.Source;
import sdk.json.Json;
import sdk.json.JsonType;

/**
 * A connection, and those that replace it when it breaks off.
 *
 * @param <R> the type of the messages that are received
 */
public final class Link<R> implements Source<R> {
  /** Codes after which a new connection can do better: lost, or the server is going away. */
  private static final Set<Integer> PASSING = Set.of(1001, 1006, 1011, 1012, 1013, 1014);

  private final JsonType<R> type;
  private final Function<JsonNode, R> undeclared;
  private final ChannelOptions options;
  private final long limit;
  private final Function<Cancellation, CompletableFuture<Connection>> dial;
  private final Function<Integer, Long> backoff;
  private final Cancellation closing = new Cancellation();
  private volatile Connection current;
  private CompletableFuture<Boolean> replacing;
  private int failures;
  private Closed end;

  Link(
      JsonType<R> type,
      Function<JsonNode, R> undeclared,
      ChannelOptions options,
      long limit,
      Function<Cancellation, CompletableFuture<Connection>> dial,
      Function<Integer, Long> backoff) {
    this.type = type;
    this.undeclared = undeclared;
    this.options = options;
    this.limit = limit;
    this.dial = dial;
    this.backoff = backoff;
  }

  /** Ends when the channel is closed, and ends what is under way then. */
  Cancellation closing() {
    return closing;
  }

  /** Opens the first connection. */
  CompletableFuture<Link<R>> open() {
    return dial.apply(closing)
        .thenApply(
            connection -> {
              current = connection;
              return this;
            });
  }

  @Override
  public CompletableFuture<Item<R>> next() {
    Connection connection = current;
    return connection
        .next()
        .thenCompose(
            message -> {
              if (message instanceof Closed closed) {
                return replace(connection, closed)
                    .thenCompose(
                        isReplaced ->
                            isReplaced ? next() : CompletableFuture.completedFuture(Item.<R>end()));
              }
              synchronized (this) {
                failures = 0;
              }
              return CompletableFuture.completedFuture(Item.of(decode(message)));
            });
  }

  /** A message as the API declares it; others as they came. */
  private R decode(Object message) {
    if (message instanceof byte[] bytes) {
      return undeclared.apply(BinaryNode.valueOf(bytes));
    }
    String text = (String) message;
    JsonNode node = Json.tryParse(text).orElseGet(() -> TextNode.valueOf(text));
    return Json.tryRead(type, node).orElseGet(() -> undeclared.apply(node));
  }

  /** Sends a message, over a new connection if the old one is lost and may be replaced. */
  public CompletableFuture<Void> send(Object message) {
    Object written = message instanceof byte[] ? message : Json.text(message);
    return deliver(written);
  }

  private CompletableFuture<Void> deliver(Object written) {
    Connection connection = current;
    return connection
        .send(written)
        .thenCompose(
            closed -> {
              if (closed == null) {
                return CompletableFuture.completedFuture(null);
              }
              return replace(connection, closed)
                  .thenCompose(
                      isReplaced ->
                          isReplaced
                              ? deliver(written)
                              : Futures.failed(
                                  new SocketClosedException(closed.code(), closed.reason())));
            });
  }

  /** Connects again, if that is asked for and can help. False after a normal end. */
  private CompletableFuture<Boolean> replace(Connection lost, Closed closed) {
    CompletableFuture<Boolean> made;
    synchronized (this) {
      if (current != lost) {
        return CompletableFuture.completedFuture(true);
      }
      if (replacing != null) {
        return replacing;
      }
      boolean isPassing = PASSING.contains(closed.code()) && !closed.isTooLarge();
      if (!isPassing || closing.reason() != null || failures >= options.reconnects()) {
        return finish(closed);
      }
      made = new CompletableFuture<>();
      replacing = made;
    }
    redial()
        .whenComplete(
            (isReplaced, error) -> {
              synchronized (this) {
                replacing = null;
              }
              if (error == null) {
                made.complete(isReplaced);
              } else {
                made.completeExceptionally(Futures.cause(error));
              }
            });
    return made;
  }

  private synchronized CompletableFuture<Boolean> finish(Closed closed) {
    end = end == null ? closed : end;
    if (closing.reason() != null || closed.code() == 1000 || closed.code() == 1005) {
      return CompletableFuture.completedFuture(false);
    }
    return Futures.failed(
        closed.isTooLarge()
            ? new StreamException(
                "The connection was closed: an event of the stream is larger than "
                    + limit
                    + " bytes",
                null)
            : new SocketClosedException(closed.code(), closed.reason()));
  }

  private CompletableFuture<Boolean> redial() {
    int number;
    synchronized (this) {
      failures += 1;
      number = failures;
    }
    return closing
        .guard(Futures.delay(Math.max(1, backoff.apply(number))))
        .thenComposeAsync(nothing -> dial.apply(closing))
        .handle(
            (connection, error) -> {
              if (closing.reason() != null) {
                if (connection != null) {
                  connection.hangUp(1000, "");
                }
                return CompletableFuture.completedFuture(false);
              }
              if (error == null) {
                current = connection;
                options.reconnectAction().run();
                return CompletableFuture.completedFuture(true);
              }
              Throwable cause = Futures.cause(error);
              boolean goesOn = cause instanceof BrandException && number < options.reconnects();
              return goesOn ? redial() : Futures.<Boolean>failed(cause);
            })
        .thenCompose(next -> next);
  }

  /** The code with which the connection ended. */
  public synchronized OptionalInt closeCode() {
    return end == null ? OptionalInt.empty() : OptionalInt.of(end.code());
  }

  @Override
  public void close() {
    close(1000, "");
  }

  /** Ends by agreement. */
  public void close(int code, String reason) {
    synchronized (this) {
      if (closing.reason() != null || end != null) {
        return;
      }
      end = Closed.of(code, reason);
    }
    closing.end(new StreamException("The connection is closed", null));
    current.hangUp(code, reason);
  }

  /** A channel has no reply. */
  @Override
  public Reply reply() {
    throw new UnsupportedOperationException();
  }
}
