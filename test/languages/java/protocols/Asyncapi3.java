import com.example.prices.MarketChannel;
import com.example.prices.PricesClient;
import com.example.prices.requests.ConnectMarketRequest;
import com.example.prices.types.MarketChannelEvent;
import com.example.prices.types.MarketChannelEvent.OfSubscribed;
import com.example.prices.types.MarketChannelEvent.OfTick;
import com.example.prices.types.MarketMarket;
import com.example.prices.types.WebsocketSubscribe;
import java.util.Iterator;

/** A user of a channel whose requests are answered. */
final class Asyncapi3 {
  private Asyncapi3() {}

  static void testReplies() {
    PricesClient client =
        PricesClient.builder().baseUrl(System.getenv("MARKET")).token("secret").build();
    ConnectMarketRequest bonds = ConnectMarketRequest.builder().market(MarketMarket.BONDS).build();
    try (MarketChannel market = client.market().connect(bonds)) {
      market.send(WebsocketSubscribe.builder().id(1).symbol("X").build());
      Iterator<MarketChannelEvent> messages = market.iterator();
      Main.same("{\"id\":1,\"ok\":true}", ((OfSubscribed) messages.next()).value().toJson());
      Main.same("{\"symbol\":\"X\",\"price\":1.5}", ((OfTick) messages.next()).value().toJson());
    }
    // A part of the path that is not given has its default.
    client.market().connect().close();
  }
}
