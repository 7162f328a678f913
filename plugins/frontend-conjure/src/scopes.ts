import {
  child,
  expectMembers,
  expectObject,
  isObject,
  locationOf,
  type Node,
  type ObjectNode,
  originOf,
  reportType,
  textAt,
} from "@sdkwright/json-schema";
import { placeOf } from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context, Scope } from "./context.js";
import { checkKeys } from "./keys.js";

/** Reads what a file declares, and the files that it imports. `open` are the files on the way to it. */
export function readScope(context: Context, root: Node, open: readonly string[] = []): Scope {
  const types = expectObject(context, child(root, "types"));
  if (types) checkKeys(context, types, ["conjure-imports", "imports", "definitions"]);
  const definitions = types && expectObject(context, child(types, "definitions"));
  if (definitions) checkKeys(context, definitions, ["default-package", "objects", "errors"]);
  const externals = expectMembers(context, types && child(types, "imports"));
  for (const node of externals.filter((each): each is ObjectNode => isObject(each.value))) {
    checkKeys(context, node, ["base-type", "external", "safety"]);
  }
  const scope: Scope = {
    root,
    defaultPackage: definitions && textAt(context, definitions, "default-package"),
    objects: declarations(context, definitions && child(definitions, "objects")),
    errors: declarations(context, definitions && child(definitions, "errors")),
    externals: new Map(externals.map((node) => [node.token, node] as const)),
    imports: importsOf(context, types && child(types, "conjure-imports"), [...open, fileOf(root)]),
  };
  checkNames(context, scope);
  return scope;
}

function fileOf(node: Node): string {
  return placeOf(node.document.origins.list, originOf(node)).document;
}

function declarations(context: Context, node: Node | undefined): ReadonlyMap<string, ObjectNode> {
  return new Map(
    expectMembers(context, node).flatMap((entry) => {
      const declared = expectObject(context, entry);
      return declared ? [[entry.token, declared] as const] : [];
    }),
  );
}

function importsOf(
  context: Context,
  node: Node | undefined,
  open: readonly string[],
): ReadonlyMap<string, Scope | null> {
  const imports = new Map<string, Scope | null>();
  for (const entry of expectMembers(context, node)) {
    imports.set(entry.token, null);
    if (typeof entry.value !== "string") {
      reportType(context, entry, "the path of a file");
      continue;
    }
    const root = context.resolver.target(entry, entry.value);
    if (!root) continue;
    if (open.includes(fileOf(root))) {
      const location = locationOf(entry);
      context.report(conjureCatalogue.create("import-cycle", { path: entry.value }, { location }));
      continue;
    }
    imports.set(entry.token, readScope(context, root, open));
  }
  return imports;
}

/** Package of a declaration: its own, else the file's; that there is none is reported. */
export function packageOf(context: Context, node: ObjectNode, fallback: string | undefined): string {
  const named = textAt(context, node, "package");
  if (named !== undefined) checkPackage(context, node, named);
  const own = named ?? fallback;
  if (own !== undefined) return own;
  const what = `\`${node.token}\``;
  context.report(conjureCatalogue.create("missing-package", { what }, { location: locationOf(node, "key") }));
  return "";
}

function checkPackage(context: Context, node: ObjectNode, name: string): void {
  if (/^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/i.test(name)) return;
  const location = locationOf(child(node, "package") ?? node);
  context.report(conjureCatalogue.create("package-name", { name }, { location }));
}

/** Types and errors of one package must differ; services are checked with them. */
function checkNames(context: Context, scope: Scope): void {
  const services = child(scope.root, "services");
  const seen = new Map<string, ObjectNode>();
  const known = [
    ...[...scope.objects.values(), ...scope.errors.values()].map((node) => ({ node, fallback: scope.defaultPackage })),
    ...expectMembers(context, services).flatMap((node) =>
      isObject(node.value) ? [{ node: node as ObjectNode, fallback: undefined }] : [],
    ),
  ];
  for (const { node, fallback } of known) {
    const name = `${packageOf(context, node, fallback)}.${node.token}`;
    const first = seen.get(name);
    if (!first) seen.set(name, node);
    else {
      const related = [{ location: locationOf(first, "key"), message: "first declared here" }];
      const at = { location: locationOf(node, "key"), related };
      context.report(conjureCatalogue.create("duplicate-name", { name: node.token }, at));
    }
  }
}
