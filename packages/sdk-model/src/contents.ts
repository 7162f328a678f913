import type { TypeDecl } from "@sdkwright/ir-schema";
import { typeDecls } from "@sdkwright/ir-schema";
import { bodyTypeOf } from "./base.js";
import { methodOf, need, typePlanOf } from "./lookup.js";
import type { Client, MethodModel, Sdk, SdkNode } from "./model.js";
import { channelNode, clientNode, errorNode, requestNode, resultNode, typeNode } from "./nodes.js";
import { type PartInfos, partNodes } from "./parts.js";
import { outermostType } from "./questions/owners.js";

/** A node of an SDK, and what it belongs to. */
export interface Content {
  readonly node: SdkNode;
  /** The client that has it for itself; of a type, the one below the root whose operations alone reach it. */
  readonly client: Client | null;
  /** Of a type: the one in whose body it stands, itself where it stands in none. Null for all other nodes. */
  readonly outer: TypeDecl | null;
}

/** Whether what a method gives is a type of its own: its successes have several, which are told apart by status. */
export function declaresResult({ result }: Pick<MethodModel, "result">): boolean {
  return result.kind === "choice" && result.media === "json";
}

/** Whether a call can bring credentials of its own. */
export function hasCallCredentials({ auth }: Pick<Sdk, "auth">): boolean {
  return auth.schemes.some(({ credentials }) => credentials.some(({ perCall }) => perCall));
}

const content = (node: SdkNode, client: Client | null): Content => ({ node, client, outer: null });

/** Contents of clients. A channel belongs to the first client that opens it. */
function* clientContents(sdk: Sdk): Generator<Content> {
  const placed = new Set<string>();
  for (const client of sdk.clients) {
    const methods = client.methods.map((id) => methodOf(sdk, id));
    yield content(clientNode(sdk, client.id), client);
    for (const method of methods) if (declaresResult(method)) yield content(resultNode(sdk, method.id), client);
    for (const { result } of methods) {
      if (result.kind !== "socket" || placed.has(result.channel)) continue;
      placed.add(result.channel);
      yield content(channelNode(sdk, result.channel), client);
    }
    for (const { id, request } of methods) {
      if (request && bodyTypeOf(request) === null) yield content(requestNode(sdk, id), client);
    }
  }
  for (const { id } of Object.values(sdk.api.channels)) {
    if (!placed.has(id)) yield content(channelNode(sdk, id), null);
  }
}

/** Types that need a declaration. */
function* typeContents(sdk: Sdk): Generator<Content> {
  const { api } = sdk;
  for (const decl of typeDecls(api)) {
    if (typePlanOf(sdk, decl.id).dissolved) continue;
    const outer = outermostType(api, decl);
    const { owner } = typePlanOf(sdk, outer.id);
    const client = owner === null ? null : clientNode(sdk, owner).client;
    yield { node: typeNode(sdk, decl.id), client, outer };
  }
}

/**
 * Everything that an SDK of the API consists of, in an order in which it can be printed: of each client its class, its
 * results, channels and requests; then the types that need a declaration, the errors with types of their own, what an SDK has
 * once, and the parts that the language has beside these.
 */
export function* contentsOf(sdk: Sdk, parts: PartInfos = {}): Generator<Content> {
  yield* clientContents(sdk);
  yield* typeContents(sdk);
  const { api, environments, errors, webhooks } = sdk;
  const nodes: SdkNode[] = Object.values(api.errors).flatMap(({ id }) =>
    need(errors, id).typed ? [errorNode(sdk, id)] : [],
  );
  nodes.push({ kind: "options", scope: "client" });
  if (hasCallCredentials(sdk)) nodes.push({ kind: "options", scope: "call" });
  if (environments.list.length > 0) nodes.push({ kind: "environments" });
  if (webhooks) nodes.push({ kind: "webhooks", plan: webhooks });
  for (const node of nodes) yield content(node, null);
  for (const node of partNodes(sdk, parts)) {
    yield content(node, parts[node.part]?.per === "client" ? node.of.client : null);
  }
}
