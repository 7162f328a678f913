import type { Lowering, Node, ValueReading } from "@sdkwright/json-schema";
import type { AuthScheme, SchemeId, SecurityRequirement } from "@sdkwright/plugin-api";

/** Everything that lowering one document shares. */
export interface Context extends Lowering, ValueReading {
  /** Declared and inline security schemes, by id. */
  readonly schemes: Map<SchemeId, AuthScheme>;
}

/** A server of the document. */
export interface Server {
  readonly id: string;
  readonly node: Node;
  /** With its protocol. */
  readonly template: string;
  readonly protocol: string;
  readonly security: readonly SecurityRequirement[] | null;
}

/** A message of a channel, in whichever version's words it was said. */
export interface FoundMessage {
  /** Its reference followed. */
  readonly node: Node;
  /** Key or name by which the channel knows it. */
  readonly key: string;
  readonly direction: "send" | "receive";
  /** Key of the message that answers it. */
  readonly reply?: string | undefined;
}

/** A channel, in whichever version's words it was said. */
export interface FoundChannel {
  readonly node: Node;
  /** Key of the channel: its address in version 2, its id in version 3. */
  readonly key: string;
  /** Path below the server's URL. */
  readonly address: string | undefined;
  /** Ids of its servers; all where absent. */
  readonly servers: readonly string[] | undefined;
  readonly messages: readonly FoundMessage[];
  /** Requirements of its operations; null where they name none. */
  readonly security: readonly SecurityRequirement[] | null;
}
