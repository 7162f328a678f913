import com.example.chat.ChatClient;
import com.example.chat.RoomsRoomChannel;
import com.example.chat.StatusChannel;
import com.example.chat.core.ChannelOptions;
import com.example.chat.errors.SocketClosedException;
import com.example.chat.requests.ConnectRoomsRoomRequest;
import com.example.chat.types.RoomsRoomChannelEvent;
import com.example.chat.types.RoomsRoomChannelEvent.OfSaid;
import com.example.chat.types.StatusChannelEvent;
import com.example.chat.types.WebsocketSay;
import java.util.Iterator;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A user of channels. */
final class Asyncapi2 {
  private Asyncapi2() {}

  static void testMessagesGoBothWays() {
    ChatClient client = ChatClient.builder().baseUrl(System.getenv("ROOMS")).key("secret").build();
    ConnectRoomsRoomRequest request =
        ConnectRoomsRoomRequest.builder().room("a b").since(3).quiet(true).xClient("cli").build();
    try (RoomsRoomChannel room = client.roomsRoom().connect(request)) {
      room.send(WebsocketSay.builder().text("hi").build());
      Iterator<RoomsRoomChannelEvent> messages = room.iterator();
      OfSaid said = (OfSaid) messages.next();
      Main.same("hi", said.value().text());
      Main.same("Ann", said.value().by().name());
      var moved = (RoomsRoomChannelEvent.Unknown) messages.next();
      Main.same("moved", moved.type());
      Main.same(7, moved.raw().get("to").intValue());
      var text = (RoomsRoomChannelEvent.Unknown) messages.next();
      Main.same("no JSON", text.raw().textValue());
      room.close(3001, "done");
      Main.same(OptionalInt.of(3001), room.closeCode());
    }
  }

  static void testTheEndsOfChannels() throws InterruptedException {
    ChatClient client = ChatClient.builder().baseUrl(System.getenv("STATUS")).key("k").build();
    StatusChannel status = client.status().connect();
    Iterator<StatusChannelEvent> messages = status.iterator();
    messages.next();
    Main.same(false, messages.hasNext());
    Main.same(OptionalInt.of(1000), status.closeCode());
    SocketClosedException closed =
        Main.thrown(
            SocketClosedException.class, () -> client.status().connect().iterator().hasNext());
    Main.same(1011, closed.code());
    Main.same("broken", closed.reason());
    // The next connection breaks off; the one after that is good.
    CountDownLatch again = new CountDownLatch(1);
    ChannelOptions options = ChannelOptions.none().reconnect(2).onReconnect(again::countDown);
    try (StatusChannel kept = client.status().connect(options, null)) {
      Main.same(true, kept.iterator().hasNext());
      Main.same(true, again.await(5, TimeUnit.SECONDS));
    }
  }
}
