import {
  checkKeys,
  child,
  document,
  elements,
  expectMembers,
  expectObject,
  isObject,
  locationOf,
  lowerInfo,
  type Mutable,
  type Node,
  openLowering,
  originOf,
  requirePart,
} from "@sdkwright/json-schema";
import {
  type Api,
  type Documented,
  emptyApi,
  type FrontendContext,
  type OperationId,
  openResourceTree,
  type RpcOperation,
  type SourceDocument,
} from "@sdkwright/plugin-api";
import { openrpcCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import { KINDS } from "./keys.js";
import { lowerMethods } from "./methods.js";
import { lowerEnvironments } from "./servers.js";

/** Lowers an OpenRPC document. One that cannot be read at all gives an API without operations, and says why. */
export function lowerDocument(source: SourceDocument, frontend: FrontendContext): Api {
  const context: Context = { ...openLowering(source, frontend), catalogue: openrpcCatalogue };
  const { root } = context.resolver;
  if (!isKnown(context, root)) return emptyApi(frontend, originOf(root));
  const components = expectObject(context, child(root, "components"));
  for (const schema of expectMembers(context, components && child(components, "schemas")))
    context.schemas.declare(schema);
  const tree = openResourceTree(context.namespace, originOf(root));
  const operations: { [id: OperationId]: RpcOperation } = {};
  for (const operation of lowerMethods(context, requirePart(context, root, "methods", "document"), tree)) {
    operations[operation.id] = operation;
    tree.add(operation.resource, operation.id);
  }
  checkKeys(context, KINDS);
  return {
    ...emptyApi(frontend, originOf(root)),
    ...lowerInfo(context, root),
    environments: lowerEnvironments(context, child(root, "servers")),
    types: context.schemas.finish(),
    operations,
    resources: tree.finish(tagTexts(context, root)),
  };
}

function isKnown({ report }: Context, root: Node): boolean {
  const version = isObject(root.value) ? root.value.openrpc : undefined;
  if (version === undefined) report(openrpcCatalogue.create("not-openrpc", {}, { location: locationOf(root) }));
  else if (typeof version === "string" && /^1\.[0-4](\.|$)/.test(version)) return true;
  else {
    const location = locationOf(child(root, "openrpc") ?? root);
    const text = typeof version === "string" ? version : JSON.stringify(version);
    report(openrpcCatalogue.create("unsupported-version", { version: text }, { location }));
  }
  return false;
}

/** Texts of the tags that `components` declares: groups named after them carry these. */
function tagTexts(context: Context, root: Node): (group: string) => Documented | undefined {
  const texts = new Map<string, Documented>();
  const components = child(root, "components");
  const declared = components && child(components, "tags");
  const methods = elements(child(root, "methods")).flatMap((method) => elements(child(method, "tags")));
  for (const node of [...expectMembers(context, declared), ...methods]) {
    const tag = context.resolver.follow(node);
    if (!tag || !isObject(tag.value) || typeof tag.value.name !== "string") continue;
    const text: Mutable<Documented> = {};
    document(text, tag.value);
    if (Object.keys(text).length > 0) texts.set(tag.value.name, text);
  }
  return (group) => texts.get(group);
}
