import {
  checkKeys,
  child,
  createResolver,
  createSchemas,
  expectMembers,
  followObject,
  isIgnored,
  isObject,
  locationOf,
  lowerInfo,
  type Mutable,
  type Node,
  originOf,
  schemaSettings,
} from "@sdkwright/json-schema";
import {
  type Api,
  type FrontendContext,
  type HttpOperation,
  IR_VERSION,
  makeName,
  type OperationId,
  openResourceTree,
  type SourceDocument,
  splitWords,
  type WebhookDecl,
  type WebhookId,
} from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import { type Collected, collectOperations } from "./collect.js";
import type { Context } from "./context.js";
import { finishErrors } from "./errors.js";
import { aliasesOf } from "./extensions/aliases.js";
import { lowerBasePath, lowerBaseUrlEnv } from "./extensions/base-url.js";
import { finishCall } from "./extensions/calls.js";
import { checkExtensions } from "./extensions/check.js";
import { type ClientHeaders, lowerClientHeaders } from "./extensions/client-headers.js";
import { noteUnusedGlobals, readClientParameters } from "./extensions/client-parameters.js";
import { noteForeign } from "./extensions/foreign.js";
import { lowerIdempotencyHeaders } from "./extensions/idempotency.js";
import { notePages } from "./extensions/looks-paginated.js";
import { extensionAt } from "./extensions/read.js";
import { lowerVariables } from "./extensions/variables.js";
import { componentSchema, namedSchema } from "./named-schemas.js";
import { readNaming } from "./names/names.js";
import { lowerOperation } from "./operations.js";
import { groupTexts } from "./resources.js";
import { lowerAuth, lowerSchemes } from "./security.js";
import { lowerEnvironments } from "./servers.js";
import { shapeTypes } from "./shape/index.js";
import { reportUntypedMedia } from "./untyped-media.js";
import { probeVersion, type Version } from "./version.js";
import { lowerWebhook, lowerWebhookOperation } from "./webhooks.js";

/** Lowers an OpenAPI document. One that cannot be read at all gives an API without operations, and says why. */
export function lowerDocument(source: SourceDocument, frontend: FrontendContext): Api {
  const probe = probeVersion(source.data);
  const { report } = frontend;
  if (probe.kind === "known") return lowerKnown(source, frontend, probe.version);
  const location = { document: source.path, pointer: "" };
  if (probe.kind === "none") report(openapiCatalogue.create("not-openapi", {}, { location }));
  else {
    const at = { document: source.path, pointer: `/${probe.key}` };
    report(openapiCatalogue.create("unsupported-version", { version: probe.text }, { location: at }));
  }
  return emptyApi(source, frontend);
}

function emptyApi(source: SourceDocument, frontend: FrontendContext): Api {
  const origin = frontend.origins.document(source.path);
  const tree = openResourceTree(frontend.namespace, origin);
  return {
    ...skeleton(frontend),
    name: makeName(""),
    resources: tree.finish(),
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
    schemaNamed: (name) => componentSchema(resolver.root, name),
    settings: schemaSettings(frontend.settings),
  });
  const presented = version.present(resolver, report);
  return {
    frontend,
    report,
    catalogue: openapiCatalogue,
    version,
    written: resolver,
    resolver: presented,
    schemas,
    idPrefix,
    namespace,
    parameters: new Map(),
    errors: new Map(),
    webhooks: [],
    roles: new Map(),
    usedSchemes: new Set(),
    operationIds: new Map(),
    basePath: "",
    idempotency: { parameters: [] },
    clientHeaders: new Set(),
    clientParameters: readClientParameters({ resolver: presented, report, catalogue: openapiCatalogue }),
    internal: [],
    untypedMedia: new Map(),
    noted: new Set(),
  };
}

/** The context with what the root's extensions say of every operation. */
function withRootExtensions(context: Context, root: Node, { headers }: ClientHeaders): Context {
  return {
    ...context,
    basePath: lowerBasePath(context, root),
    idempotency: lowerIdempotencyHeaders(context, root),
    clientHeaders: new Set(headers.map(({ header }) => header.toLowerCase())),
  };
}

function lowerKnown(source: SourceDocument, frontend: FrontendContext, version: Version): Api {
  const plain = createContext(source, frontend, version);
  const { root } = plain.resolver;
  checkExtensions(plain, root);
  const client = lowerClientHeaders(plain, root);
  const context = withRootExtensions(plain, root, client);
  const components = followObject(context, child(root, "components"));
  declareSchemas(context, components);
  const schemes = lowerSchemes(context, components && child(components, "securitySchemes"));
  const tree = openResourceTree(context.namespace, originOf(root));
  const collected = collectOperations(context, followObject(context, child(root, "paths")), {
    tree,
    naming: readNaming(context, root),
  });
  const servers = child(root, "servers");
  const drafts = collected.operations.flatMap((operation) => lowerOperation(context, operation, { schemes, servers }));
  lowerWebhooks(context, root, collected);
  noteInternal(context);
  const variables = lowerVariables(context, root);
  const types = context.schemas.finish();
  for (const type of client.types) types[type.id] = type;
  const operations: { [id: OperationId]: HttpOperation } = {};
  const calls = drafts.map((draft) => finishCall(context, draft, { types }));
  const named = calls.flatMap(({ operation, node }, index) => {
    return [operation, ...aliasesOf(context, { operation, node, streams: drafts[index]?.streams }, tree)];
  });
  for (const operation of named) {
    tree.add(operation.resource, operation.id);
    operations[operation.id] = operation;
  }
  notePages(context, calls);
  const api: Mutable<Api> = {
    ...skeleton(frontend),
    ...lowerInfo(context, root),
    auth: lowerAuth(context, root, schemes),
    environments: { ...lowerEnvironments(context, servers), ...lowerBaseUrlEnv(context, root) },
    headers: client.headers,
    variables,
    types,
    errors: finishErrors(context, types),
    operations,
    resources: tree.finish(groupTexts(root.value)),
    webhooks: webhooksById(context),
  };
  checkKeys({ ...context, resolver: context.written }, version.kinds);
  reportUntypedMedia(context);
  noteUnusedGlobals(context);
  noteForeign(context);
  noteOpenOperations(context, root, Object.values(operations));
  return shapeTypes(api, frontend.settings);
}

/** Operations that go without credentials, from which on they hardly can all be meant to. */
const MANY_OPEN = 4;

/** Says that most operations go without the credentials that the document requires by default. */
function noteOpenOperations(context: Context, root: Node, operations: readonly HttpOperation[]): void {
  const required = child(root, "security");
  const open = operations.filter(({ security }) => security?.length === 0);
  const isRequired = Array.isArray(required?.value) && required.value.length > 0;
  if (!required || !isRequired || open.length < MANY_OPEN || open.length * 2 <= operations.length) return;
  const params = { open: open.length, all: operations.length };
  context.report(openapiCatalogue.create("mostly-open", params, { location: locationOf(required, "key") }));
}

/** Every component schema is declared, used or not: a definition names a type because somebody wants it. */
function declareSchemas(context: Context, components: Node | undefined): void {
  for (const schema of expectMembers(context, followObject(context, components && child(components, "schemas")))) {
    checkExtensions(context, schema);
    noteGroup(context, schema);
    if (!isObject(schema.value) || !isIgnored(schema.value)) context.schemas.declare(schema);
  }
}

/** Says once for a document that types are in no group: all types of an SDK are exported from one place. */
function noteGroup(context: Context, schema: Node): void {
  const group = extensionAt(schema, "sdk-group-name");
  if (!group || context.noted.has("schema-group")) return;
  context.noted.add("schema-group");
  const params = { key: group.token, reason: "all types of an SDK are exported from one place, whatever uses them" };
  context.report(openapiCatalogue.create("no-effect", params, { location: locationOf(group, "key") }));
}

function lowerWebhooks(context: Context, root: Node, { webhooks }: Collected): void {
  for (const { entry, operation } of webhooks) {
    const words = [...splitWords(entry.token), operation.method.toLowerCase()];
    lowerWebhookOperation(context, operation, { at: entry, declared: entry, words });
  }
  for (const key of ["webhooks", "x-webhooks"]) {
    for (const entry of expectMembers(context, child(root, key))) {
      lowerWebhook(context, entry, { at: entry, words: splitWords(entry.token) });
    }
  }
}

function noteInternal(context: Context): void {
  const [first] = context.internal;
  if (!first) return;
  const params = { count: context.internal.length };
  context.report(openapiCatalogue.create("internal-operations", params, { location: locationOf(first, "key") }));
}

function webhooksById(context: Context): { readonly [id: WebhookId]: WebhookDecl } {
  const byId: { [id: WebhookId]: WebhookDecl } = {};
  for (const webhook of context.webhooks) byId[webhook.id] = webhook;
  return byId;
}
