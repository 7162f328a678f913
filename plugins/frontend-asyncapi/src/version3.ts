import {
  child,
  expectList,
  expectMembers,
  followObject,
  isIgnored,
  keyOf,
  locationOf,
  type Node,
  type ObjectNode,
  requirePart,
  textAt,
} from "@sdkwright/json-schema";
import { nearest, type SecurityRequirement } from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundChannel, FoundMessage, Server } from "./context.js";
import { directionsOf } from "./perspective.js";
import { lowerSecurity } from "./security.js";
import { partOf } from "./traits.js";

/** A channel while operations tell what goes through it. */
interface Draft {
  readonly node: ObjectNode;
  readonly key: string;
  /** The messages of the channel, by key. */
  readonly known: ReadonlyMap<string, Node>;
  readonly messages: FoundMessage[];
  security: readonly SecurityRequirement[] | null;
}

/**
 * Channels of version 3, with the messages that clients send and receive. Operations say what the described application
 * does (specification 3.0.0, Operation Object), and clients are on its other side: they send what it receives, unless the
 * settings say that the definition describes the client.
 */
export function readChannels(context: Context, root: Node, servers: readonly Server[]): FoundChannel[] {
  const drafts = new Map<string, Draft>();
  for (const entry of expectMembers(context, child(root, "channels"))) {
    const node = followObject(context, entry);
    if (!node || isIgnored(node.value)) continue;
    const known = new Map<string, Node>();
    for (const message of expectMembers(context, child(node, "messages"))) {
      const found = followObject(context, message);
      if (found) known.set(message.token, found);
    }
    drafts.set(keyOf(node), { node, key: entry.token, known, messages: [], security: null });
  }
  for (const entry of expectMembers(context, child(root, "operations"))) readOperation(context, entry, drafts);
  return [...drafts.values()].map((draft) => finish(context, draft, servers));
}

function finish(context: Context, draft: Draft, servers: readonly Server[]): FoundChannel {
  const { node, key, known, messages, security } = draft;
  // What no operation names is at least known to come from the other side.
  const unnamed = messages.length > 0 ? [] : [...known].map(([name, message]) => received(name, message));
  return {
    node,
    key,
    address: child(node, "address")?.value === null ? undefined : textAt(context, node, "address"),
    servers: serversOf(context, node, servers),
    messages: [...messages, ...unnamed],
    security,
  };
}

const received = (key: string, node: Node): FoundMessage => ({ node, key, direction: "receive" });

function serversOf(context: Context, node: Node, servers: readonly Server[]): readonly string[] | undefined {
  const listed = expectList(context, child(node, "servers"));
  if (listed.length === 0) return undefined;
  return listed.flatMap((entry) => {
    const target = followObject(context, entry);
    if (!target) return [];
    const known = servers.find((server) => keyOf(server.node) === keyOf(target));
    if (known) return [known.id];
    // The reference points to something that is not a server, so no other name is near.
    const params = { server: keyOf(target), nearest: undefined };
    context.report(asyncapiCatalogue.create("unknown-server", params, { location: locationOf(entry) }));
    return [];
  });
}

function readOperation(context: Context, entry: Node, drafts: ReadonlyMap<string, Draft>): void {
  const node = followObject(context, entry);
  if (!node || isIgnored(node.value)) return;
  const action = requirePart(context, node, "action", "operation");
  if (action && action.value !== "send" && action.value !== "receive") {
    const params = { found: JSON.stringify(action.value), nearest: nearest(String(action.value), ["send", "receive"]) };
    context.report(asyncapiCatalogue.create("action", params, { location: locationOf(action) }));
  }
  const draft = channelOf(context, requirePart(context, node, "channel", "operation"), drafts);
  if (!draft || (action?.value !== "send" && action?.value !== "receive")) return;
  draft.security ??= lowerSecurity(context, partOf(context, node, "security"));
  const reply = followObject(context, child(node, "reply"));
  const answers = reply ? answersOf(context, reply, draft, drafts) : [];
  const [toServer, toClient] = directionsOf(context);
  const [direction, other] = action.value === "send" ? [toClient, toServer] : [toServer, toClient];
  for (const [key, message] of messagesOf(context, node, draft)) {
    add(draft, { node: message, key, direction, reply: answers[0]?.[0] });
  }
  for (const [key, message] of answers) add(draft, { node: message, key, direction: other });
}

function add(draft: Draft, message: FoundMessage): void {
  const known = draft.messages.findIndex(
    ({ key, direction }) => key === message.key && direction === message.direction,
  );
  if (known < 0) draft.messages.push(message);
  else if (message.reply !== undefined) draft.messages[known] = message;
}

function channelOf(context: Context, node: Node | undefined, drafts: ReadonlyMap<string, Draft>): Draft | undefined {
  const target = node && followObject(context, node);
  if (!node || !target) return undefined;
  const draft = drafts.get(keyOf(target));
  if (!draft && !isIgnored(target.value)) {
    context.report(asyncapiCatalogue.create("unknown-channel", {}, { location: locationOf(node) }));
  }
  return draft;
}

/** The messages that an operation names, or all of its channel. */
function messagesOf(context: Context, operation: Node, { known }: Draft): (readonly [string, Node])[] {
  const listed = child(operation, "messages");
  if (!listed) return [...known];
  return expectList(context, listed).flatMap((entry) => {
    const target = followObject(context, entry);
    if (!target) return [];
    const found = [...known].find(([, message]) => keyOf(message) === keyOf(target));
    if (found) return [found];
    context.report(
      asyncapiCatalogue.create("not-in-channel", { what: keyOf(target) }, { location: locationOf(entry) }),
    );
    return [];
  });
}

/** What comes back: on the same channel, or on another one whose messages then belong to this. */
function answersOf(
  context: Context,
  reply: Node,
  draft: Draft,
  drafts: ReadonlyMap<string, Draft>,
): (readonly [string, Node])[] {
  const other = child(reply, "channel");
  const from = other ? channelOf(context, other, drafts) : draft;
  if (!from || (from === draft && !child(reply, "messages"))) return [];
  return messagesOf(context, reply, from);
}
