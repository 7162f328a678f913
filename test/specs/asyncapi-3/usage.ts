import { type Prices, PricesClient } from "./src/index.js";

export async function follow(): Promise<Prices.WebsocketTick | Prices.WebsocketSubscribed | undefined> {
  const socket = await new PricesClient({ token: "token" }).market.connect();
  await socket.send({ id: 1, symbol: "X" });
  // @ts-expect-error: what the application sends, clients receive.
  await socket.send({ symbol: "X", price: 1.5 });
  return socket.receive();
}
