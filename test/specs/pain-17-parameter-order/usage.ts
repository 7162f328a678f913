import { OrderedClient } from "./src/index.js";

const client = new OrderedClient();
const call = { id: "1", from: "a", to: "b" } as const;

export const calls: readonly unknown[] = [
  client.first.get(call),
  client.second.get(call),
  client.second.get({ to: "b", id: "1" }),
  // @ts-expect-error: nothing is told by position.
  client.first.get("1", "a", "b"),
];
