package sdk.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sdk.core.Channel;
import sdk.core.ChannelOptions;
import sdk.core.RequestOptions;
import sdk.errors.BrandConnectionException;
import sdk.errors.SocketClosedException;
import sdk.errors.StreamException;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.socket.Link;
import sdk.internal.socket.Sockets;
import sdk.internal.spec.AuthSpec;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Credential;
import sdk.internal.spec.Operation;
import sdk.internal.spec.Scheme;
import sdk.json.Types;
import sdk.vectors.TestBuilder;

/** Channels over the platform's own WebSocket. */
@Timeout(30)
final class SocketTest {
  private static final Operation<JsonNode> CHAT =
      Operation.of("GET", "/chat/{room}", spec -> spec.query("since").json(Types.ANY));

  private static Core core(SocketServer server) {
    AuthSpec auth =
        AuthSpec.of(AuthSpec.Mode.SINGLE)
            .scheme("bearer", new Scheme.Bearer(Credential.of("token")))
            .apply("bearer");
    return new Core(
        ClientSpec.of("acme", "1.2.3").auth(auth),
        new TestBuilder().baseUrl(server.url()).with("token", "T").build());
  }

  /** As emitted code has it. */
  private static final class Chat extends Channel<JsonNode> {
    Chat(Link<JsonNode> link) {
      super(link);
    }

    void send(Object message) {
      deliverNow(message);
    }

    CompletableFuture<Void> sendAsync(Object message) {
      return deliver(message);
    }
  }

  private static Chat open(SocketServer server, RequestOptions options, ChannelOptions channel) {
    Arguments arguments = Arguments.of("room", "a b").with("since", 5);
    return Sockets.open(core(server), CHAT, arguments, options, channel, node -> node, Chat::new);
  }

  @Test
  void messagesGoBothWays() throws Exception {
    CompletableFuture<String> received = new CompletableFuture<>();
    SocketServer.Script script =
        peer -> {
          received.complete(peer.read());
          peer.text("{\"n\":1}");
          peer.text("no JSON");
          peer.close(1000, "bye");
          peer.read();
        };
    try (SocketServer server = new SocketServer(script)) {
      List<String> items = new ArrayList<>();
      try (Chat chat = open(server, null, null)) {
        chat.send(Map.of("hi", 1));
        chat.forEach(item -> items.add(item.toString()));
        assertEquals(1000, chat.closeCode().getAsInt());
      }
      assertEquals(List.of("{\"n\":1}", "\"no JSON\""), items);
      assertEquals("1:{\"hi\":1}", received.get(5, TimeUnit.SECONDS));
      String head = server.heads.get(0);
      assertTrue(head.startsWith("GET /chat/a%20b?since=5 HTTP/1.1"));
      assertTrue(head.contains("Authorization: Bearer T"));
    }
  }

  @Test
  void otherEndsAreFailuresAfterTheLastMessage() throws Exception {
    SocketServer.Script script =
        peer -> {
          peer.text("1");
          peer.close(4001, "no");
          peer.read();
        };
    try (SocketServer server = new SocketServer(script)) {
      List<JsonNode> items = new ArrayList<>();
      try (Chat chat = open(server, null, null)) {
        SocketClosedException error =
            assertThrows(SocketClosedException.class, () -> chat.forEach(items::add));
        assertEquals(4001, error.code());
        assertEquals("The connection was closed with 4001: no", error.getMessage());
      }
      assertEquals(1, items.size());
    }
  }

  @Test
  void aLostConnectionIsReplacedIfThatIsAskedFor() throws Exception {
    List<String> replaced = new ArrayList<>();
    SocketServer.Script lost =
        peer -> {
          peer.text("1");
          // The platform may lose what it has not passed on when a connection ends.
          peer.read();
          peer.abort();
        };
    SocketServer.Script second =
        peer -> {
          peer.text("2");
          peer.close(1000, "");
          peer.read();
        };
    try (SocketServer server = new SocketServer(lost, second)) {
      List<String> items = new ArrayList<>();
      ChannelOptions options =
          ChannelOptions.none().reconnect(2).onReconnect(() -> replaced.add("yes"));
      try (Chat chat = open(server, null, options)) {
        chat.forEachAsync(
                item -> {
                  items.add(item.toString());
                  if (items.size() == 1) {
                    chat.sendAsync("seen");
                  }
                })
            .get(10, TimeUnit.SECONDS);
      }
      assertEquals(List.of("1", "2"), items);
      assertEquals(List.of("yes"), replaced);
    }
  }

  @Test
  void aMessageThatIsTooLargeEndsTheConnection() throws Exception {
    SocketServer.Script script =
        peer -> {
          peer.text("\"" + "x".repeat(2000) + "\"");
          peer.read();
        };
    try (SocketServer server = new SocketServer(script)) {
      RequestOptions options = RequestOptions.builder().maxResponseBytes(1000).build();
      try (Chat chat = open(server, options, null)) {
        StreamException error =
            assertThrows(StreamException.class, () -> chat.iterator().hasNext());
        assertTrue(error.getMessage().endsWith("is larger than 1000 bytes"));
      }
    }
  }

  @Test
  void aServerThatRefusesIsAConnectionFailure() throws Exception {
    try (Server server = new Server(Server.json(403, "{}"))) {
      BrandConnectionException error =
          assertThrows(
              BrandConnectionException.class,
              () ->
                  Sockets.open(
                      server.core(),
                      CHAT,
                      Arguments.of("room", "a"),
                      null,
                      null,
                      node -> node,
                      Chat::new));
      assertEquals(
          "GET /chat/a failed: the connection could not be opened: the server answered 403",
          error.getMessage());
    }
  }
}
