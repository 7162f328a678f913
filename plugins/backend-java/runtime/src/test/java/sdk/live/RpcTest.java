package sdk.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sdk.core.ConnectFailure;
import sdk.core.EventStream;
import sdk.core.Pending;
import sdk.errors.DecodeException;
import sdk.errors.JsonRpcException;
import sdk.errors.NotFoundException;
import sdk.internal.body.JsonBody;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.connect.EnvelopeBody;
import sdk.internal.rpc.BatchCalls;
import sdk.internal.rpc.JsonRpc;
import sdk.internal.rpc.RpcSpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.internal.stream.ConnectStreams;
import sdk.json.Types;
import sdk.sample.Cat;

/** Remote calls. */
@Timeout(30)
final class RpcTest {
  private static final Operation<Cat> CAT =
      Operation.of(
          "POST",
          "/rpc",
          spec -> spec.json(Cat.TYPE).protocol(RpcSpec.of("cat.get").positions("a", "b", "c")));
  private static final Operation<Void> NOTE =
      Operation.of("POST", "/rpc", spec -> spec.protocol(RpcSpec.of("note").notification()));
  private static final Operation<JsonNode> UNARY =
      Operation.of("POST", "/a.B/C", spec -> spec.body(JsonBody.spec().key("m")).json(Types.ANY));
  private static final Operation<JsonNode> STREAM =
      Operation.of(
          "POST",
          "/a.B/S",
          spec ->
              spec.body(EnvelopeBody.spec())
                  .response(
                      ResponseSpec.of(ResponseSpec.Kind.EVENTS, Types.ANY)
                          .accept("application/connect+json")));

  private static String sent(Server server, int index) {
    return new String(server.bodies.get(index), StandardCharsets.UTF_8);
  }

  @Test
  void callsHaveIdsAndPositions() throws Exception {
    AtomicInteger id = new AtomicInteger();
    Server.Script answer =
        exchange ->
            Server.json(200, "{\"id\":" + id.incrementAndGet() + ",\"result\":{\"lives\":9}}")
                .answer(exchange);
    try (Server server = new Server(answer)) {
      Core core = server.core();
      Arguments arguments = Arguments.of("a", 1).with("c", "x");
      assertEquals(9, JsonRpc.call(core, CAT, arguments, null).lives());
      assertEquals(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"cat.get\",\"params\":[1,null,\"x\"]}",
          sent(server, 0));
      JsonRpc.call(core, NOTE, Arguments.of("a", 1), null);
      assertEquals(
          "{\"jsonrpc\":\"2.0\",\"method\":\"note\",\"params\":{\"a\":1}}", sent(server, 1));
      assertEquals(9, JsonRpc.callAsync(core, CAT, Arguments.none(), null).get().lives());
    }
  }

  @Test
  void errorsAreThoseOfTheProtocol() throws Exception {
    String reported = "{\"id\":1,\"error\":{\"code\":-32601,\"message\":\"no\",\"data\":5}}";
    for (int status : new int[] {200, 400}) {
      try (Server server = new Server(Server.json(status, reported))) {
        JsonRpcException error =
            assertThrows(
                JsonRpcException.class,
                () -> JsonRpc.call(server.core(), CAT, Arguments.none(), null));
        assertEquals(-32601, error.code());
        assertEquals(5, error.data().get().intValue());
        assertEquals(status, error.status());
      }
    }
    String wrong = "{\"id\":1,\"result\":[1.5]}";
    try (Server server = new Server(Server.json(200, wrong))) {
      DecodeException error =
          assertThrows(
              DecodeException.class,
              () -> JsonRpc.call(server.core(), CAT, Arguments.none(), null));
      assertEquals("$.result", error.path().get());
    }
  }

  @Test
  void aBatchIsOneRequest() throws Exception {
    String answers =
        "[{\"id\":2,\"error\":{\"code\":7,\"message\":\"no\"}},"
            + "{\"id\":1,\"result\":{\"lives\":3}}]";
    try (Server server = new Server(Server.json(200, answers))) {
      BatchCalls batch = new BatchCalls(server.core());
      Pending<Cat> first = batch.add(CAT, Arguments.of("a", 1));
      Pending<Cat> second = batch.add(CAT, Arguments.of("a", 2));
      Pending<Cat> third = batch.add(CAT, Arguments.of("a", 3));
      batch.send(null);
      assertEquals(3, first.result().lives());
      assertEquals(7, assertThrows(JsonRpcException.class, second::result).code());
      assertThrows(DecodeException.class, third::result);
      assertEquals(1, server.requests.size());
    }
  }

  @Test
  void aResultThatMayBeNullIsAnOptional() throws Exception {
    ResponseSpec response = ResponseSpec.of(ResponseSpec.Kind.JSON, Cat.TYPE).optional();
    Operation<Optional<Cat>> find =
        Operation.of(
            "POST", "/rpc", spec -> spec.response(response).protocol(RpcSpec.of("cat.find")));
    Server.Script none = Server.json(200, "{\"id\":1,\"result\":null}");
    Server.Script both =
        Server.json(200, "[{\"id\":2,\"result\":{\"lives\":3}},{\"id\":3,\"result\":null}]");
    try (Server server = new Server(none, both)) {
      Core core = server.core();
      assertEquals(Optional.empty(), JsonRpc.call(core, find, Arguments.none(), null));
      BatchCalls batch = new BatchCalls(core);
      Pending<Optional<Cat>> first = batch.add(find, Arguments.none());
      Pending<Optional<Cat>> second = batch.add(find, Arguments.none());
      batch.send(null);
      assertEquals(3, first.result().orElseThrow().lives());
      assertEquals(Optional.empty(), second.result());
    }
  }

  @Test
  void errorsOfConnectHaveCodes() throws Exception {
    String body = "{\"code\":\"not_found\",\"message\":\"no cat\"}";
    try (Server server = new Server(Server.json(404, body))) {
      NotFoundException error =
          assertThrows(
              NotFoundException.class,
              () -> server.core().call(UNARY, Arguments.of("m", new ArrayList<>()), null));
      assertEquals("not_found", ConnectFailure.of(error).get().code());
      assertEquals("POST /a.B/C failed with 404: no cat", error.getMessage());
    }
  }

  private static byte[] envelope(int flags, String text) {
    byte[] message = text.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(5 + message.length)
        .put((byte) flags)
        .putInt(message.length)
        .put(message)
        .array();
  }

  @Test
  void streamsOfConnectEndWithAMessage() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(envelope(0, "{\"n\":1}"));
    bytes.writeBytes(envelope(0, "{\"n\":2}"));
    bytes.writeBytes(envelope(2, "{\"error\":{\"code\":\"not_found\",\"message\":\"over\"}}"));
    Server.Script script =
        exchange -> {
          exchange.getResponseHeaders().add("Content-Type", "application/connect+json");
          exchange.sendResponseHeaders(200, bytes.size());
          for (byte one : bytes.toByteArray()) {
            exchange.getResponseBody().write(one);
            exchange.getResponseBody().flush();
          }
        };
    try (Server server = new Server(script)) {
      List<JsonNode> items = new ArrayList<>();
      try (EventStream<JsonNode> stream =
          ConnectStreams.call(server.core(), STREAM, Arguments.of("n", 1), null)) {
        NotFoundException error =
            assertThrows(NotFoundException.class, () -> stream.forEach(items::add));
        assertEquals("POST /a.B/S failed with not_found: over", error.getMessage());
        assertEquals(404, error.status());
      }
      assertEquals("[{\"n\":1}, {\"n\":2}]", items.toString());
      assertEquals("\0\0\0\0\7{\"n\":1}", sent(server, 0));
    }
  }
}
