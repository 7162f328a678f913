import {
  checkKeys,
  child,
  expectMembers,
  followObject,
  isObject,
  locationOf,
  lowerInfo,
  type Node,
  openLowering,
  originOf,
} from "@sdkwright/json-schema";
import { type Api, emptyApi, type FrontendContext, openResourceTree, type SourceDocument } from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import { lowerChannels } from "./channels.js";
import type { Context } from "./context.js";
import { KINDS_2, KINDS_3 } from "./keys.js";
import { notePerspective } from "./perspective.js";
import { declareSchemes, lowerAuth } from "./security.js";
import { lowerServers, readServers } from "./servers.js";
import { groupByAddress } from "./shared-address.js";
import { readChannels as readChannels2 } from "./version2.js";
import { readChannels as readChannels3 } from "./version3.js";

/** Lowers an AsyncAPI document. One that cannot be read at all gives an API without channels, and says why. */
export function lowerDocument(source: SourceDocument, frontend: FrontendContext): Api {
  const context: Context = { ...openLowering(source, frontend), catalogue: asyncapiCatalogue, schemes: new Map() };
  const { root } = context.resolver;
  const version = versionOf(context, root);
  if (version === undefined) return emptyApi(frontend, originOf(root));
  const components = followObject(context, child(root, "components"));
  for (const schema of expectMembers(context, components && child(components, "schemas")))
    context.schemas.declare(schema);
  declareSchemes(context, components);
  const servers = readServers(context, root);
  notePerspective(context, root);
  const found =
    version === 2
      ? readChannels2(context, root, servers)
      : groupByAddress(context, readChannels3(context, root, servers));
  const served = lowerServers(context, servers, found);
  const tree = openResourceTree(context.namespace, originOf(root));
  const channels = lowerChannels(context, found, { servers, served, tree });
  const operations = channels.flatMap(({ operation }) => operation ?? []);
  for (const operation of operations) tree.add(operation.resource, operation.id);
  const used = new Set(
    channels.flatMap(({ decl }) => (decl.security ?? []).flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme))),
  );
  checkKeys(context, version === 2 ? KINDS_2 : KINDS_3);
  return {
    ...emptyApi(frontend, originOf(root)),
    ...lowerInfo(context, root),
    auth: lowerAuth(context, used),
    environments: served.environments,
    types: context.schemas.finish(),
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
    resources: tree.finish(),
    channels: Object.fromEntries(channels.map(({ decl }) => [decl.id, decl])),
  };
}

function versionOf({ report }: Context, root: Node): 2 | 3 | undefined {
  const version = isObject(root.value) ? root.value.asyncapi : undefined;
  if (version === undefined) {
    report(asyncapiCatalogue.create("not-asyncapi", {}, { location: locationOf(root) }));
    return undefined;
  }
  const text = String(version);
  if (/^2\.[0-6](\.|$)/.test(text)) return 2;
  if (/^3\.[01](\.|$)/.test(text)) return 3;
  const location = locationOf(child(root, "asyncapi") ?? root);
  report(asyncapiCatalogue.create("unsupported-version", { version: text }, { location }));
  return undefined;
}
