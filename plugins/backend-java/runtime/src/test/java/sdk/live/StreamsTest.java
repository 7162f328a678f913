package sdk.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sdk.core.BinaryResponse;
import sdk.core.EventStream;
import sdk.core.FileUpload;
import sdk.errors.BrandTimeoutException;
import sdk.errors.Phase;
import sdk.internal.body.MultipartBody;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.download.Downloads;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.internal.stream.EventStreams;
import sdk.internal.stream.ResumableStreams;
import sdk.json.Types;

/** Streams and downloads over the platform's own HTTP client. */
@Timeout(30)
final class StreamsTest {
  private static final Operation<JsonNode> GET =
      Operation.of("GET", "/pets", spec -> spec.json(Types.ANY));
  private static final Operation<JsonNode> EVENTS =
      Operation.of(
          "GET",
          "/news",
          spec -> spec.response(ResponseSpec.of(ResponseSpec.Kind.EVENTS, Types.ANY)));
  private static final Operation<BinaryResponse> FILE =
      Operation.of(
          "GET",
          "/file",
          spec -> spec.response(ResponseSpec.of(ResponseSpec.Kind.BINARY, Types.ANY)));
  private static final Operation<JsonNode> UPLOAD =
      Operation.of("POST", "/files", spec -> spec.body(MultipartBody.spec()).json(Types.ANY));

  @Test
  void compressedResponsesAreRead() throws Exception {
    Server.Script gzip =
        exchange -> {
          boolean isNews = exchange.getRequestURI().getPath().equals("/news");
          String text = isNews ? "data: 1\n\ndata: 2\n\n" : "{\"a\":\"" + "x".repeat(9000) + "\"}";
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
          }
          exchange.getResponseHeaders().add("Content-Encoding", "gzip");
          exchange
              .getResponseHeaders()
              .add("Content-Type", isNews ? "text/event-stream" : "application/json");
          exchange.sendResponseHeaders(200, bytes.size());
          exchange.getResponseBody().write(bytes.toByteArray());
        };
    try (Server server = new Server(gzip)) {
      Core core = server.core();
      assertEquals(9000, core.call(GET, Arguments.none(), null).get("a").textValue().length());
      List<JsonNode> items = new ArrayList<>();
      try (EventStream<JsonNode> stream = EventStreams.call(core, EVENTS, Arguments.none(), null)) {
        stream.forEach(items::add);
      }
      assertEquals("[1, 2]", items.toString());
    }
  }

  @Test
  void closingAStreamEndsALoop() throws Exception {
    CountDownLatch closed = new CountDownLatch(1);
    try (Server server = new Server(Server.endless(closed))) {
      int count = 0;
      try (EventStream<JsonNode> stream =
          EventStreams.call(server.core(), EVENTS, Arguments.none(), null)) {
        for (JsonNode item : stream) {
          count += item.intValue();
          if (count == 3) {
            CompletableFuture.runAsync(stream::close).get();
          }
        }
      }
      assertEquals(3, count);
      assertTrue(closed.await(5, TimeUnit.SECONDS));
    }
  }

  @Test
  void downloadsHaveTheFileNameOfTheServer() throws Exception {
    Server.Script named =
        exchange -> {
          exchange
              .getResponseHeaders()
              .add("Content-Disposition", "attachment; filename=\"../a b.txt\"");
          exchange.sendResponseHeaders(200, -1);
        };
    Server.Script unnamed = exchange -> exchange.sendResponseHeaders(200, -1);
    try (Server server = new Server(named, unnamed)) {
      Core core = server.core();
      for (Optional<String> name : List.of(Optional.of("a b.txt"), Optional.<String>empty())) {
        try (BinaryResponse file = Downloads.call(core, FILE, Arguments.none(), null)) {
          assertEquals(name, file.filename());
        }
      }
    }
  }

  @Test
  void filesAreSentAndReceived(@TempDir Path folder) throws Exception {
    byte[] bytes = new byte[300_000];
    new Random(1).nextBytes(bytes);
    Server.Script echo =
        exchange -> {
          if (exchange.getRequestMethod().equals("POST")) {
            Server.json(200, "{}").answer(exchange);
            return;
          }
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
        };
    Path file = folder.resolve("a.bin");
    Files.write(file, bytes);
    try (Server server = new Server(echo)) {
      Core core = server.core();
      core.call(UPLOAD, Arguments.of("file", FileUpload.of(file)), null);
      String sent = new String(server.bodies.get(0), StandardCharsets.ISO_8859_1);
      assertTrue(sent.contains("name=\"file\"; filename=\"a.bin\""));
      assertTrue(sent.contains(new String(bytes, StandardCharsets.ISO_8859_1)));
      Path copy = folder.resolve("b.bin");
      Downloads.call(core, FILE, Arguments.none(), null).writeTo(copy);
      assertArrayEquals(bytes, Files.readAllBytes(copy));
      assertArrayEquals(bytes, Downloads.call(core, FILE, Arguments.none(), null).bytes());
    }
  }

  @Test
  void aStreamGoesOnWhereItsConnectionBrokeOff() throws Exception {
    Operation<JsonNode> resumable =
        Operation.of(
            "GET",
            "/news",
            spec ->
                spec.response(
                    ResponseSpec.of(ResponseSpec.Kind.EVENTS, Types.ANY).terminator("[DONE]")));
    List<String> ids = new ArrayList<>();
    Server.Script part =
        exchange -> {
          String id = exchange.getRequestHeaders().getFirst("Last-Event-ID");
          ids.add(String.valueOf(id));
          String text = id == null ? "id: 7\ndata: 1\n\n" : "data:\n\ndata: 2\n\ndata: [DONE] \n\n";
          Server.events(text).answer(exchange);
        };
    try (Server server = new Server(part)) {
      List<String> items = new ArrayList<>();
      try (EventStream<JsonNode> stream =
          ResumableStreams.call(server.core(), resumable, Arguments.none(), null)) {
        stream
            .events()
            .forEachAsync(event -> items.add(event.data() + " of " + event.id()))
            .get(10, TimeUnit.SECONDS);
      }
      // The id is that of the last event that had one, although another response gave it.
      assertEquals(List.of("1 of 7", "2 of 7"), items);
      assertEquals(List.of("null", "7"), ids);
    }
  }

  @Test
  void aStalledStreamTimesOutBetweenTwoChunks() throws Exception {
    Server.Script stalled =
        exchange -> {
          exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
          exchange.sendResponseHeaders(200, 0);
          exchange.getResponseBody().write("data: 1\n\n".getBytes(StandardCharsets.UTF_8));
          exchange.getResponseBody().flush();
          Thread.sleep(5000);
        };
    try (Server server = new Server(stalled)) {
      List<JsonNode> items = new ArrayList<>();
      try (EventStream<JsonNode> stream =
          EventStreams.call(server.core(), EVENTS, Arguments.none(), Shared.within(1500))) {
        BrandTimeoutException error =
            assertThrows(BrandTimeoutException.class, () -> stream.forEach(items::add));
        assertEquals(Phase.IDLE, error.phase());
        assertTrue(Shared.names(StreamsTest.class, error));
      }
      assertEquals(1, items.size());
    }
  }
}
