import {
  child,
  createResolver,
  expectMembers,
  expectObject,
  isObject,
  JSON_SCHEMA_07_DIALECT,
  locationOf,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import {
  type Api,
  type Documented,
  type ErrorDecl,
  emptyApi,
  type FrontendContext,
  type HttpOperation,
  makeName,
  openResourceTree,
  type SourceDocument,
  type TypeDecl,
} from "@sdkwright/plugin-api";
import { lowerAuth } from "./auth.js";
import { conjureCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import { declareError } from "./errors.js";
import { checkKeys } from "./keys.js";
import { documentedAt } from "./names.js";
import { declareAll } from "./objects.js";
import { checkRecursion } from "./recursion.js";
import { readScope } from "./scopes.js";
import { lowerServices } from "./services.js";

/** Lowers a Conjure definition with all that it imports. One that is none gives an API without operations. */
export function lowerDocument(source: SourceDocument, frontend: FrontendContext): Api {
  const context = createContext(source, frontend);
  const { root } = context.resolver;
  const tree = openResourceTree(context.namespace, originOf(root));
  const definition = isDefinition(context, root);
  const operations = definition ? lowerDefinition(context, root, tree) : [];
  return {
    ...emptyApi(frontend, originOf(root)),
    name: makeName(titleOf(context, root), { explicit: true }),
    auth: lowerAuth(context, root),
    types: recordOf<TypeDecl>([...context.types.values()].filter((type) => type !== undefined)),
    errors: recordOf<ErrorDecl>([...context.errors.values()]),
    operations: recordOf<HttpOperation>(operations),
    resources: tree.finish(serviceTexts(context, root)),
  };
}

function createContext(source: SourceDocument, frontend: FrontendContext): Context {
  const { sources, origins, report, idPrefix, namespace } = frontend;
  const resolver = createResolver({ main: source, sources, origins, report, dialect: JSON_SCHEMA_07_DIALECT });
  return {
    frontend,
    report,
    catalogue: conjureCatalogue,
    resolver,
    idPrefix,
    namespace,
    types: new Map(),
    errors: new Map(),
    auth: new Set(),
  };
}

function isDefinition(context: Context, root: Node): boolean {
  if (isObject(root.value) && (root.value.types !== undefined || root.value.services !== undefined)) return true;
  context.report(conjureCatalogue.create("not-conjure", {}, { location: locationOf(root) }));
  return false;
}

function lowerDefinition(context: Context, root: Node, tree: ReturnType<typeof openResourceTree>): HttpOperation[] {
  const document = expectObject(context, root);
  if (document) checkKeys(context, document, ["types", "services"]);
  const scope = readScope(context, root);
  checkRecursion(context, scope);
  declareAll(context, scope);
  for (const node of scope.errors.values()) declareError(context, { node, scope });
  return lowerServices(context, scope, tree);
}

function recordOf<D extends { readonly id: string }>(decls: readonly D[]): { readonly [id: string]: D } {
  return Object.fromEntries(decls.map((decl) => [decl.id, decl]));
}

/** Conjure has no title: a single service gives the name, else the file does. */
function titleOf(context: Context, root: Node): string {
  const services = expectMembers({ ...context, report: () => {} }, child(root, "services"));
  const [only] = services;
  if (only && services.length === 1) return only.token;
  const file = root.document.source.path.replace(/^.*\//, "");
  return file.replace(/\..*$/, "");
}

function serviceTexts(context: Context, root: Node): (group: string) => Documented | undefined {
  const services = expectMembers({ ...context, report: () => {} }, child(root, "services"));
  const texts = new Map(services.map((service) => [service.token, documentedAt(context, service)] as const));
  return (group) => texts.get(group);
}
