import {
  child,
  createResolver,
  createSchemas,
  document,
  isObject,
  type JsonObject,
  locationOf,
  type Mutable,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import {
  type Api,
  type FrontendContext,
  type HttpOperation,
  IR_VERSION,
  makeName,
  type OperationId,
  type SourceDocument,
  splitWords,
  type WebhookDecl,
  type WebhookId,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import { collectOperations } from "./collect.js";
import { type Context, expectMembers, expectObject, followObject, textAt } from "./context.js";
import { finishErrors } from "./errors.js";
import { namedSchema } from "./named-schemas.js";
import { lowerOperation } from "./operations.js";
import { createResourceTree } from "./resources.js";
import { lowerAuth, lowerSchemes } from "./security.js";
import { lowerEnvironments } from "./servers.js";
import { probeVersion, type Version } from "./version.js";
import { lowerWebhook } from "./webhooks.js";

/** Lowers an OpenAPI document. One that cannot be read at all gives an API without operations, and says why. */
export function lowerDocument(source: SourceDocument, frontend: FrontendContext): Api {
  const probe = probeVersion(source.data);
  const { report } = frontend;
  if (probe.kind === "known") return lowerKnown(source, frontend, probe.version);
  const location = { document: source.path };
  if (probe.kind === "none") report(openapiCatalogue.create("not-openapi", {}, { location }));
  else {
    const at = { document: source.path, pointer: `/${probe.key}` };
    report(openapiCatalogue.create("unsupported-version", { version: probe.text }, { location: at }));
  }
  return emptyApi(source, frontend);
}

function emptyApi(source: SourceDocument, frontend: FrontendContext): Api {
  const origin = frontend.origins.document(source.path);
  const tree = createResourceTree(frontend.namespace, origin);
  return {
    ...skeleton(frontend),
    name: makeName(""),
    resources: tree.finish({}),
  };
}

function skeleton(frontend: FrontendContext) {
  return {
    irVersion: IR_VERSION,
    auth: { mode: { kind: "none" }, schemes: [], security: null },
    environments: { roles: [makeName("default", { explicit: true })], list: [] },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: {},
    errors: {},
    operations: {},
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: frontend.origins.list,
  } as const;
}

function createContext(source: SourceDocument, frontend: FrontendContext, version: Version): Context {
  const { sources, origins, report, idPrefix, namespace } = frontend;
  const resolver = createResolver({ main: source, sources, origins, report, dialect: version.dialect });
  const schemas = createSchemas({
    resolver,
    dialect: version.dialect,
    report,
    idPrefix,
    ...(namespace !== undefined && { namespace }),
    named: namedSchema,
    additionalByDefault: frontend.settings["additional-properties-defaults-to"] === true,
  });
  return {
    frontend,
    report,
    version,
    resolver,
    schemas,
    idPrefix,
    namespace,
    parameters: new Map(),
    errors: new Map(),
    webhooks: [],
    roles: new Map(),
    usedSchemes: new Set(),
    operationIds: new Map(),
  };
}

function lowerKnown(source: SourceDocument, frontend: FrontendContext, version: Version): Api {
  const context = createContext(source, frontend, version);
  const { root } = context.resolver;
  const components = expectObject(context, child(root, "components"));
  declareSchemas(context, components);
  const schemes = lowerSchemes(context, components && child(components, "securitySchemes"));
  const tree = createResourceTree(context.namespace, originOf(root));
  const found = collectOperations(context, child(root, "paths"), tree);
  const servers = child(root, "servers");
  const operations: { [id: OperationId]: HttpOperation } = {};
  for (const operation of found) operations[operation.id] = lowerOperation(context, operation, { schemes, servers });
  lowerWebhooks(context, root);
  const types = context.schemas.finish();
  const api: Mutable<Api> = {
    ...skeleton(frontend),
    ...lowerInfo(context, root),
    auth: lowerAuth(context, root, schemes),
    environments: lowerEnvironments(context, servers),
    types,
    errors: finishErrors(context, types),
    operations,
    resources: tree.finish(root.value),
    webhooks: webhooksById(context),
  };
  return api;
}

/** Every component schema is declared, used or not: a definition names a type because somebody wants it. */
function declareSchemas(context: Context, components: Node | undefined): void {
  for (const schema of expectMembers(context, components && child(components, "schemas")))
    context.schemas.declare(schema);
}

function lowerWebhooks(context: Context, root: Node): void {
  for (const key of ["webhooks", "x-webhooks"]) {
    for (const entry of expectMembers(context, child(root, key))) {
      lowerWebhook(context, entry, { at: entry, words: splitWords(entry.token) });
    }
  }
}

function webhooksById(context: Context): { readonly [id: WebhookId]: WebhookDecl } {
  const byId: { [id: WebhookId]: WebhookDecl } = {};
  for (const webhook of context.webhooks) byId[webhook.id] = webhook;
  return byId;
}

type Info = Pick<Api, "name" | "version" | "summary" | "description" | "externalDocs">;

function lowerInfo(context: Context, root: Node): Info {
  const info = followObject(context, child(root, "info"));
  const title = info ? textAt(context, info, "title") : undefined;
  if (title === undefined && (!info || info.value.title === undefined)) reportMissing(context, root, info);
  const lowered: Mutable<Info> = { name: makeName(title ?? "", { explicit: true }) };
  if (info) {
    document(lowered, info.value);
    const { version } = info.value;
    if (typeof version === "string" || typeof version === "number") lowered.version = String(version);
  }
  const docs = (isObject(root.value) ? root.value : ({} as JsonObject)).externalDocs;
  if (docs !== undefined) document(lowered, { externalDocs: docs });
  return lowered;
}

function reportMissing(context: Context, root: Node, info: Node | undefined): void {
  const params = info
    ? { what: "`info`", part: "title", instead: "" }
    : { what: "document", part: "info", instead: "" };
  context.report(openapiCatalogue.create("missing-part", params, { location: locationOf(info ?? root) }));
}
