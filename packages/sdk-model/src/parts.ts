import type { Client, PartNode, Sdk } from "./model.js";
import { clientNode } from "./nodes.js";

/** A part of a language's SDKs beside the nodes that every SDK has. */
export interface PartInfo {
  /** What it is, as a noun, for documentation: `"client whose methods return futures"`. */
  readonly title: string;
  /** Whether the SDK has it once, or each of its clients. */
  readonly per: "sdk" | "client";
  /** Whether the SDK or the client has it. Default: always. */
  readonly has?: (sdk: Sdk, client: Client) => boolean;
  /** The name that it declares in the package, if it declares one; the first free one of several. */
  readonly name?: (names: ClientNames) => string | readonly string[];
}

/** Names of the client that a part goes with, of which its own can be made. */
export interface ClientNames {
  readonly client: string;
  /** The name of the client without `Client`. */
  readonly noun: string;
}

/** The parts that a language declares, by name. */
export type PartInfos = { readonly [part: string]: PartInfo };

/** The clients that a part goes with: of a part that the SDK has once, the root client. */
export function clientsWith(sdk: Sdk, { per, has }: PartInfo): readonly Client[] {
  return sdk.clients.filter((client) => (per === "client" || client.root) && (has?.(sdk, client) ?? true));
}

/** The nodes of every part, in the order in which the parts are declared. */
export function* partNodes(sdk: Sdk, parts: PartInfos): Generator<PartNode> {
  for (const [part, info] of Object.entries(parts)) {
    for (const { id } of clientsWith(sdk, info))
      yield { kind: "part", part, of: clientNode(sdk, id), named: info.name !== undefined };
  }
}
