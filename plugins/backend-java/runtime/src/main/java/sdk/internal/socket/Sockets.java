package sdk.internal.socket;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpTimeoutException;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import sdk.core.Channel;
import sdk.core.ChannelOptions;
import sdk.core.RequestOptions;
import sdk.errors.BrandConnectionException;
import sdk.errors.BrandException;
import sdk.errors.BrandTimeoutException;
import sdk.errors.ConfigurationException;
import sdk.errors.Phase;
import sdk.internal.call.Arguments;
import sdk.internal.call.Call;
import sdk.internal.call.CallFuture;
import sdk.internal.call.Cancellation;
import sdk.internal.call.Core;
import sdk.internal.call.Futures;
import sdk.internal.call.Handshake;
import sdk.internal.spec.Operation;
import sdk.json.JsonType;

/** Opens channels. */
public final class Sockets {
  /** Most bytes of a message, unless the caller sets a limit. */
  private static final long USUAL_LIMIT = 32L * 1024 * 1024;

  /** Headers that the handshake has of its own, or that mean nothing in it. */
  private static final Set<String> NOT_SENT =
      Set.of(
          "accept", "accept-encoding", "connection", "content-length", "host", "transfer-encoding");

  private Sockets() {}

  /**
   * Opens a channel, and waits.
   *
   * @param undeclared makes a message of JSON that the API does not declare
   * @param make makes the channel of its connection
   */
  public static <R, C extends Channel<R>> C open(
      Core core,
      Operation<R> operation,
      Arguments arguments,
      RequestOptions options,
      ChannelOptions channel,
      Function<JsonNode, R> undeclared,
      Function<Link<R>, C> make) {
    return Futures.await(
        () -> openAsync(core, operation, arguments, options, channel, undeclared, make));
  }

  /** Opens a channel. */
  public static <R, C extends Channel<R>> CompletableFuture<C> openAsync(
      Core core,
      Operation<R> operation,
      Arguments arguments,
      RequestOptions options,
      ChannelOptions channel,
      Function<JsonNode, R> undeclared,
      Function<Link<R>, C> make) {
    RequestOptions own = options == null ? RequestOptions.none() : options;
    ChannelOptions socket = channel == null ? ChannelOptions.none() : channel;
    long given = core.config().limitOf(own);
    long limit = given < 0 ? USUAL_LIMIT : given;
    Link<R> link =
        new Link<>(
            typeOf(operation),
            undeclared,
            socket,
            limit,
            closing -> {
              Call<?> call = new Call<>(operation, arguments, own, closing);
              return dial(core, call, new Connection(limit, socket.waiting()));
            },
            core::waitBefore);
    return CallFuture.of(link.open().thenApply(make), link.closing(), new Throwable());
  }

  @SuppressWarnings("unchecked") // The operation declares its messages by the type of its response.
  private static <R> JsonType<R> typeOf(Operation<R> operation) {
    return (JsonType<R>) operation.spec().response().type();
  }

  /** Opens a connection, with the URL, headers and credentials that a request would have. */
  private static CompletableFuture<Connection> dial(
      Core core, Call<?> call, Connection connection) {
    Cancellation cancellation = call.cancellation();
    return cancellation
        .guard(Handshake.prepare(core.config(), call))
        .thenCompose(
            handshake ->
                cancellation
                    .guard(build(core, handshake, connection, cancellation))
                    .handle(
                        (socket, error) ->
                            error == null
                                ? CompletableFuture.completedFuture(connection)
                                : Futures.<Connection>failed(
                                    explained(Futures.cause(error), handshake)))
                    .thenCompose(done -> done));
  }

  private static CompletableFuture<WebSocket> build(
      Core core, Handshake handshake, Connection connection, Cancellation cancellation) {
    WebSocket.Builder builder = core.config().platform().client().newWebSocketBuilder();
    Duration timeout = handshake.timeout();
    if (!timeout.isZero()) {
      builder.connectTimeout(timeout);
    }
    try {
      handshake
          .request()
          .headers()
          .toMap()
          .forEach(
              (name, values) -> {
                if (!NOT_SENT.contains(name.toLowerCase(Locale.ROOT))) {
                  values.forEach(value -> builder.header(name, value));
                }
              });
      String url = handshake.request().url().replaceFirst("^(?i)http", "ws");
      CompletableFuture<WebSocket> opened = builder.buildAsync(URI.create(url), connection);
      opened.thenAccept(
          socket -> {
            if (cancellation.reason() != null) {
              socket.abort();
            }
          });
      // Canceling this one ends the handshake.
      return opened;
    } catch (IllegalArgumentException e) {
      // What the platform says of it may hold a secret.
      throw new ConfigurationException(
          "The channel cannot be opened: its URL or a header is not allowed in Java");
    }
  }

  private static Throwable explained(Throwable error, Handshake handshake) {
    if (error instanceof BrandException) {
      return error;
    }
    if (error instanceof HttpTimeoutException) {
      String problem = "no response within " + handshake.timeout().toMillis() + " ms";
      return new BrandTimeoutException(handshake.called().failed(problem), Phase.RESPONSE);
    }
    String why =
        error instanceof WebSocketHandshakeException refused && refused.getResponse() != null
            ? "the server answered " + refused.getResponse().statusCode()
            : error.getClass().getSimpleName();
    return new BrandConnectionException(
        handshake.called().failed("the connection could not be opened: " + why),
        Phase.RESPONSE,
        error);
  }
}
