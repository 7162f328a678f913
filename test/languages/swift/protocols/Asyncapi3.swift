// A user of a channel whose requests are answered.

import Foundation
import Prices

func asyncapi3() async {
  await test("replies") {
    let client = PricesClient(token: "secret", baseURL: try variable("MARKET"))
    let market = try await client.market.connect(ConnectMarketRequest(market: .bonds))
    try await market.send(WebsocketSubscribe(id: 1, symbol: "X"))
    var messages = market.makeAsyncIterator()
    try same(.subscribed(WebsocketSubscribed(id: 1, ok: true)), try await messages.next())
    try same(.tick(WebsocketTick(symbol: "X", price: 1.5)), try await messages.next())
    try await market.close()
    // A part of the path that is not given has its default.
    try await client.market.connect().close()
  }
}
