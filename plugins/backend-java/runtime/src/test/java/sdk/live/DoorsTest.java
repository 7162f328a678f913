package sdk.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.Charset;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sdk.core.EventStream;
import sdk.core.RequestOptions;
import sdk.errors.ConfigurationException;
import sdk.internal.body.JsonBody;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.internal.stream.EventStreams;
import sdk.json.OpenModel;
import sdk.json.Types;

/** What enters and leaves a call: its arguments and options, its future and its body. */
@Timeout(30)
final class DoorsTest {
  private static final Operation<JsonNode> GET =
      Operation.of("GET", "/pets", spec -> spec.json(Types.ANY));
  private static final Operation<JsonNode> CREATE =
      Operation.of("POST", "/pets", spec -> spec.body(JsonBody.spec()).json(Types.ANY));
  private static final Operation<String> TEXT =
      Operation.of(
          "GET",
          "/text",
          spec -> spec.response(ResponseSpec.of(ResponseSpec.Kind.TEXT, Types.STRING)));

  private static String refusal(Server server, Operation<?> operation, RequestOptions options) {
    return assertThrows(
            ConfigurationException.class,
            () -> server.core().call(operation, Arguments.none(), options))
        .getMessage();
  }

  @Test
  void aCredentialThatNoSchemeHasIsRefused() throws Exception {
    try (Server server = new Server(Server.json(200, "{}"))) {
      RequestOptions odd = RequestOptions.builder().credential("tokn", "theirs").build();
      assertEquals("There is no credential tokn; the client has token", refusal(server, GET, odd));
      RequestOptions right = RequestOptions.builder().credential("token", "theirs").build();
      server.core().call(GET, Arguments.none(), right);
      assertEquals(List.of("GET /pets"), server.requests);
    }
  }

  @Test
  void aRequestThatIsNullIsRefused() throws Exception {
    try (Server server = new Server(Server.json(200, "{}"))) {
      Core core = server.core();
      OpenModel<?> request = null;
      assertThrows(
          ConfigurationException.class, () -> core.call(CREATE, Arguments.of(request), null));
      CompletableFuture<JsonNode> future = core.callAsync(CREATE, Arguments.of(request), null);
      CompletionException error = assertThrows(CompletionException.class, future::join);
      assertEquals("The request must not be null", error.getCause().getMessage());
      assertEquals(List.of(), server.requests);
    }
  }

  @Test
  void aHeaderThatJavaRefusesIsNamed() throws Exception {
    try (Server server = new Server(Server.json(200, "{}"))) {
      RequestOptions options = RequestOptions.builder().header("Host", "secret").build();
      assertEquals(
          "The HTTP client of Java does not let programs send this value of the header Host",
          refusal(server, GET, options));
    }
  }

  @Test
  void textIsReadInTheCharsetThatTheServerNames() throws Exception {
    List<String> types =
        List.of(
            "text/plain; charset=iso-8859-1",
            "text/plain;Charset=\"UTF-16LE\"",
            "text/plain",
            "text/plain; charset=none",
            "text/plain; charset=*");
    List<String> charsets = List.of("iso-8859-1", "utf-16le", "utf-8", "utf-8", "utf-8");
    for (int i = 0; i < types.size(); i++) {
      String type = types.get(i);
      byte[] bytes = "café".getBytes(Charset.forName(charsets.get(i)));
      Server.Script script =
          exchange -> {
            exchange.getResponseHeaders().add("Content-Type", type);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
          };
      try (Server server = new Server(script)) {
        assertEquals("café", server.core().call(TEXT, Arguments.none(), null), type);
      }
    }
  }

  /** Every way in which a program gives up a future. */
  private static final List<Consumer<CompletableFuture<?>>> GIVING_UP =
      List.of(
          future -> future.cancel(true),
          future -> future.orTimeout(50, TimeUnit.MILLISECONDS),
          future -> future.completeExceptionally(new TimeoutException()),
          future -> future.complete(null),
          future -> future.completeOnTimeout(null, 50, TimeUnit.MILLISECONDS),
          future -> future.completeAsync(() -> null));

  @Test
  void aFutureThatIsCompletedByOthersEndsItsRequest() throws Exception {
    for (Consumer<CompletableFuture<?>> giveUp : GIVING_UP) {
      CountDownLatch arrived = new CountDownLatch(1);
      CountDownLatch closed = new CountDownLatch(1);
      Server.Script slow =
          exchange -> {
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, 0);
            arrived.countDown();
            Shared.writeUntilClosed(exchange, " ", closed);
          };
      try (Server server = new Server(slow)) {
        CompletableFuture<JsonNode> future = server.core().callAsync(GET, Arguments.none(), null);
        assertTrue(arrived.await(20, TimeUnit.SECONDS));
        giveUp.accept(future);
        assertTrue(closed.await(20, TimeUnit.SECONDS));
        assertEquals(1, server.requests.size());
      }
    }
  }

  @Test
  void aFutureThatIsCompletedByOthersEndsItsRetries() throws Exception {
    for (Consumer<CompletableFuture<?>> giveUp : GIVING_UP) {
      CountDownLatch arrived = new CountDownLatch(1);
      Server.Script busy =
          exchange -> {
            exchange.getResponseHeaders().add("Retry-After", "1");
            Server.json(503, "{}").answer(exchange);
            arrived.countDown();
          };
      try (Server server = new Server(busy)) {
        CompletableFuture<JsonNode> future = server.core().callAsync(GET, Arguments.none(), null);
        assertTrue(arrived.await(5, TimeUnit.SECONDS));
        Thread.sleep(50);
        giveUp.accept(future);
        Thread.sleep(1200);
        assertEquals(1, server.requests.size());
      }
    }
  }

  @Test
  void theFutureOfAStreamThatWasHandedOutIsOver() throws Exception {
    CountDownLatch closed = new CountDownLatch(1);
    Operation<JsonNode> watch =
        Operation.of(
            "GET",
            "/events",
            spec -> spec.response(ResponseSpec.of(ResponseSpec.Kind.EVENTS, Types.ANY)));
    try (Server server = new Server(Server.endless(closed))) {
      CompletableFuture<EventStream<JsonNode>> future =
          EventStreams.callAsync(server.core(), watch, Arguments.none(), null);
      try (EventStream<JsonNode> stream = future.get()) {
        future.complete(null);
        assertEquals(1, stream.iterator().next().intValue());
      }
      assertTrue(closed.await(5, TimeUnit.SECONDS));
    }
  }
}
