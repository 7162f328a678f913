import { keyOf, locationOf } from "@sdkwright/json-schema";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundChannel, FoundMessage } from "./context.js";

/** Channels that have an address and servers in common are one WebSocket: each of them would see the others' messages. */
export function groupByAddress(context: Context, found: readonly FoundChannel[]): readonly FoundChannel[] {
  if (context.frontend.settings["group-channels-by-address"] === false) return found;
  const groups = new Map<string, [FoundChannel, ...FoundChannel[]]>();
  for (const channel of found) {
    // An address that is not known is nobody else's.
    const { address = channel.node, servers = null } = channel;
    const key = typeof address === "string" ? JSON.stringify([address, servers]) : keyOf(address);
    const group = groups.get(key);
    if (group) group.push(channel);
    else groups.set(key, [channel]);
  }
  return [...groups.values()].map((group) => (group.length === 1 ? group[0] : together(context, group)));
}

function together(context: Context, group: readonly [FoundChannel, ...FoundChannel[]]): FoundChannel {
  const [first] = group;
  const { address = "" } = first;
  const channels = group.map(({ key }) => `\`${key}\``).join(", ");
  const location = locationOf(first.node, "key");
  context.report(asyncapiCatalogue.create("shared-address", { address, channels }, { location }));
  const messages: FoundMessage[] = [];
  for (const channel of group) for (const message of channel.messages) addMessage(messages, channel, message);
  const key = /[\p{L}\p{N}]/u.test(address) ? address : first.key;
  return { ...first, key, messages, security: group.find(({ security }) => security !== null)?.security ?? null };
}

/** A message that several channels carry is one; another one of the same key is told apart by its channel's. */
function addMessage(messages: FoundMessage[], channel: FoundChannel, message: FoundMessage): void {
  const { key, node, direction } = message;
  const isSame = (other: FoundMessage) => other.node.value === node.value && other.direction === direction;
  if (messages.some((other) => other.key === key && isSame(other))) return;
  const isTaken = messages.some((other) => other.key === key && other.node.value !== node.value);
  messages.push(isTaken ? { ...message, key: `${channel.key} ${key}` } : message);
}
