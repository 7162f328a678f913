package sdk.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sdk.core.EventStream;
import sdk.core.ServerSentEvent;
import sdk.errors.ConfigurationException;
import sdk.errors.StreamException;
import sdk.internal.call.Arguments;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.internal.stream.EventStreams;
import sdk.internal.stream.LineStreams;
import sdk.json.Types;

/** Streams of whole events, with their names and ids. */
@Timeout(30)
final class EventsTest {
  private static final Operation<JsonNode> EVENTS =
      Operation.of(
          "GET",
          "/news",
          spec -> spec.response(ResponseSpec.of(ResponseSpec.Kind.EVENTS, Types.ANY)));

  private static final String NEWS =
      "event: start\nid: 7\ndata: 1\n\ndata: 2\n\nid\nevent: end\ndata: 3\n\n";

  private static final List<ServerSentEvent<Integer>> ALL =
      List.of(
          new ServerSentEvent<>(1, "start", "7"),
          new ServerSentEvent<>(2, "message", "7"),
          new ServerSentEvent<>(3, "end", ""));

  private static ServerSentEvent<Integer> plain(ServerSentEvent<JsonNode> event) {
    return new ServerSentEvent<>(event.data().intValue(), event.event(), event.id());
  }

  @Test
  void wholeEventsHaveNamesAndIds() throws Exception {
    try (Server server = new Server(Server.events(NEWS))) {
      List<ServerSentEvent<Integer>> looped = new ArrayList<>();
      try (EventStream<JsonNode> stream =
          EventStreams.call(server.core(), EVENTS, Arguments.none(), null)) {
        for (ServerSentEvent<JsonNode> event : stream.events()) {
          looped.add(plain(event));
        }
        assertThrows(ConfigurationException.class, () -> stream.iterator());
        assertThrows(ConfigurationException.class, () -> stream.events().iterator());
      }
      assertEquals(ALL, looped);
      List<ServerSentEvent<Integer>> passed = new ArrayList<>();
      EventStreams.callAsync(server.core(), EVENTS, Arguments.none(), null)
          .thenCompose(stream -> stream.events().forEachAsync(event -> passed.add(plain(event))))
          .get(10, TimeUnit.SECONDS);
      assertEquals(ALL, passed);
    }
  }

  @Test
  void errorsOfAStreamComeAfterItsWholeEvents() throws Exception {
    try (Server server = new Server(Server.events("data: 1\n\nevent: error\ndata: {\"a\":1}\n\n"));
        EventStream<JsonNode> stream =
            EventStreams.call(server.core(), EVENTS, Arguments.none(), null)) {
      List<Integer> items = new ArrayList<>();
      StreamException error =
          assertThrows(
              StreamException.class,
              () -> stream.events().forEach(event -> items.add(event.data().intValue())));
      assertEquals(List.of(1), items);
      assertEquals("{\"a\":1}", String.valueOf(error.data().orElseThrow()));
    }
  }

  @Test
  void closingWholeEventsClosesTheConnection() throws Exception {
    CountDownLatch closed = new CountDownLatch(1);
    try (Server server = new Server(Server.endless(closed));
        EventStream<JsonNode> stream =
            EventStreams.call(server.core(), EVENTS, Arguments.none(), null)) {
      int count = 0;
      EventStream<ServerSentEvent<JsonNode>> events = stream.events();
      for (ServerSentEvent<JsonNode> event : events) {
        count += event.data().intValue();
        if (count == 3) {
          events.close();
        }
      }
      assertEquals(3, count);
      assertTrue(closed.await(5, TimeUnit.SECONDS));
    }
  }

  @Test
  void linesAreEventsWithoutAnId() throws Exception {
    Operation<JsonNode> lines =
        Operation.of(
            "GET",
            "/lines",
            spec -> spec.response(ResponseSpec.of(ResponseSpec.Kind.LINES, Types.ANY)));
    try (Server server = new Server(Server.json(200, "1\n2\n"));
        EventStream<JsonNode> stream =
            LineStreams.call(server.core(), lines, Arguments.none(), null)) {
      List<ServerSentEvent<Integer>> events =
          stream.events().stream().map(EventsTest::plain).toList();
      assertEquals(
          List.of(new ServerSentEvent<>(1, "message", ""), new ServerSentEvent<>(2, "message", "")),
          events);
    }
  }
}
