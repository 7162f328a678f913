import { dirname } from "node:path/posix";
import { migrateCatalogue } from "../catalogue.js";
import { type Changes, createChanges } from "../changes.js";
import { type Definition, type Operation, operationTarget } from "../definition.js";
import { fitsPattern } from "../endpoints.js";
import { callersSee, drop, dropRest, NO_MAPPING, type Reasons, tellNoDefinition } from "../findings.js";
import { child, entries, type Foreign, isMapping, items, keyOf, pathOf, placeOf, settle, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Migration, ReadContext, SpecFile, Target } from "../migration.js";
import { pathIn } from "../paths.js";
import { HAS_FIXED_CLIENT, localOutput } from "../targets.js";
import { kebabCase, pascalCase } from "../words.js";

const LANGUAGES: { readonly [name: string]: string } = { CSharp: "csharp" };

const REASONS: Reasons = [
  [/(?:^|\.)(?:de)?serializers$/, "SDKs bring what reads and writes JSON"],
  [/(?:^|\.)descriptionHash$/, "`sdkwright generate --check` finds out whether SDKs are up to date"],
  [/(?:^|\.)(?:kiotaVersion|lockFileVersion|version)$/, "`version` of a generator names the release of sdkwright"],
  [/(?:^|\.)usesBackingStore$/, "values are plain objects, without a store of what changed"],
  [/(?:^|\.)includeAdditionalData$/, "values keep properties that are not declared"],
  [/(?:^|\.)structuredMimeTypes$/, "SDKs send and read JSON and forms"],
  [/(?:^|\.)disabledValidationRules$/, "`diagnostics` of generators.yml sets levels of findings"],
  [/(?:^|\.)excludeBackwardCompatible$/, "SDKs have no earlier forms of their code"],
  [/(?:^|\.)disableSSLValidation$/, "definitions are read from files"],
  [/(?:^|\.)typeAccessModifier$/, "types are public"],
  [
    /(?:^|\.)outputPath$/,
    "the folder contains files of the other generator: SDKs are written to `sdks`, or wherever `output` says",
  ],
  [/^clients\..*\.(?:in|ex)cludePatterns/, "the patterns of the first client count for all: `audiences` differ by SDK"],
  [/(?:^|\.)plugins$/, "sdkwright emits no plugins"],
];

/** Reads the lock of a client of Kiota, or a workspace of clients. Undefined where the definition cannot be found, which is told. */
export function readKiota(root: Foreign, context: ReadContext): Migration | undefined {
  const folder = dirname(root.document.path);
  const isLock = child(root, "lockFileVersion") !== undefined;
  // Paths of a workspace are relative to the folder that contains `.kiota`.
  const base = isLock ? folder : dirname(folder);
  const clients = isLock ? [root] : clientsOf(root, context);
  const [first] = clients;
  const location = first && textAt(first, "descriptionLocation");
  const spec = specOf(location, base, context);
  const definition = spec && context.definitionAt(spec.path);
  if (first === undefined || spec === undefined || definition === undefined) {
    const given = (first && child(first, "descriptionLocation")) ?? first ?? child(root, "clients");
    const place = given && given !== root ? placeOf(given) : { document: root.document.path };
    tellNoDefinition(location, root.document.path, place, context.report);
    return undefined;
  }
  const changes = createChanges();
  const targets = clients.flatMap((client) => targetOf(client, { isLock, base, context, location }) ?? []);
  const included = patternsOf(first, "includePatterns", { definition, context });
  const excluded = patternsOf(first, "excludePatterns", { definition, context });
  for (const operation of definition.operations) {
    const isLeftOut = excluded.some((pattern) => fits(operation, pattern));
    if (isLeftOut || (included.length > 0 && !included.some((pattern) => fits(operation, pattern)))) {
      changes.update(operationTarget(operation), { "x-gen-ignore": true });
    } else changes.update(operationTarget(operation), namesOf(operation));
  }
  dropRepeatedIds(definition, changes);
  tellOfBuilders(first, definition, context);
  dropRest(root, REASONS, context.report);
  return {
    tool: "Kiota",
    file: root.document.path,
    comment: [],
    specs: [spec],
    environments: [],
    headers: {},
    settings: { "infer-pagination": false, "inline-path-parameters": false },
    metadata: {},
    readme: {},
    targets,
    actions: changes.actions,
  };
}

function clientsOf(root: Foreign, { report }: ReadContext): readonly Foreign[] {
  const clients = entries(child(root, "clients")).map(([, client]) => client);
  for (const client of clients) if (!isMapping(client.value)) drop(client, NO_MAPPING, report);
  return clients.filter(({ value }) => isMapping(value));
}

function specOf(location: string | undefined, base: string, { definition }: ReadContext): SpecFile | undefined {
  const origin = location !== undefined && /^https?:/.test(location) ? location : undefined;
  const path = definition ?? (location === undefined || origin ? undefined : pathIn(base, location));
  return path === undefined ? undefined : { path, origin, overlays: [] };
}

interface TargetWork {
  readonly isLock: boolean;
  readonly base: string;
  readonly context: ReadContext;
  readonly location: string | undefined;
}

function targetOf(client: Foreign, { isLock, context, location }: TargetWork): Target | undefined {
  const given = textAt(client, "language") ?? "";
  const language = LANGUAGES[given] ?? given.toLowerCase();
  const own = textAt(client, "descriptionLocation");
  if (own !== location) {
    drop(client, "it is of another definition: run the command in a folder of its own for it", context.report);
    return undefined;
  }
  const name = textAt(client, "clientClassName") ?? (isLock ? undefined : pascalCase(keyOf(client)));
  const space = textAt(client, "clientNamespaceName");
  if (!context.languages.includes(language)) {
    drop(client, `this release has no generator for ${given === "" ? "the language" : given}`, context.report);
    return undefined;
  }
  const isNamed = name !== undefined && !HAS_FIXED_CLIENT.has(language);
  const classPlace = child(client, "clientClassName");
  if (!isNamed && classPlace) drop(classPlace, `clients are called \`Client\` in ${given}`, context.report);
  const config: JsonObject = {
    ...(isNamed && { "client-class-name": name }),
    ...(space !== undefined && packageOf(language, space)),
  };
  return { language, comment: [], output: localOutput(language), config };
}

/** The namespace of a client, where packages of a language have one. */
function packageOf(language: string, space: string): JsonObject {
  switch (language) {
    case "csharp":
      return { namespace: space };
    case "go":
      return { module: space };
    case "php":
      return { namespace: space };
    case "ruby":
    case "swift":
      return { "module-name": pascalCase(space) };
    case "java":
      return { "package-name": space.toLowerCase() };
    case "python":
      return { "package-name": space.toLowerCase().replaceAll("-", "_") };
    case "typescript":
      return { "package-name": kebabCase(space) };
    default:
      return {};
  }
}

interface PatternWork {
  readonly definition: Definition;
  readonly context: ReadContext;
}

/** The patterns under a key; those that no operation fits are told of. */
function patternsOf(client: Foreign, key: string, { definition, context }: PatternWork): string[] {
  return items(child(client, key)).flatMap((one) => {
    if (typeof one.value !== "string") return [];
    const pattern = one.value;
    settle(one);
    if (definition.operations.some((operation) => fits(operation, pattern))) return [pattern];
    const params = { what: pathOf(one), endpoint: pattern };
    context.report(migrateCatalogue.create("no-operation", params, { location: placeOf(one) }));
    return [pattern];
  });
}

/** Whether an operation is one of `/users/**#GET,POST`. */
function fits({ method, path }: Operation, pattern: string): boolean {
  const [place = "", methods] = pattern.split("#");
  const isMethod = methods === undefined || methods.toLowerCase().split(",").includes(method);
  return isMethod && fitsPattern(path, place);
}

/** Request builders as groups: `/users/{user-id}/messages` is `users.byUserId.messages`, and a call is called by its method. */
function namesOf({ method, path }: Operation): JsonObject {
  const group = path.split("/").flatMap((segment) => {
    if (segment === "") return [];
    const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
    return [name === undefined ? segment.replace(/[{}]/g, "") : `by-${name}`];
  });
  return { "x-gen-sdk-group-name": group, "x-gen-sdk-method-name": method };
}

/** Kiota takes no names from operationIds, so that definitions may repeat them, which OpenAPI forbids: each is there once. */
function dropRepeatedIds({ operations }: Definition, changes: Changes): void {
  const known = new Set<unknown>();
  for (const operation of operations) {
    const { operationId } = operation.value;
    if (operationId === undefined) continue;
    if (known.has(operationId)) changes.add({ target: `${operationTarget(operation)}.operationId`, remove: true });
    known.add(operationId);
  }
}

function tellOfBuilders(client: Foreign, definition: Definition, { report }: ReadContext): void {
  const example = definition.operations.find(({ path }) => path.includes("{"));
  if (example === undefined) return;
  const change = `values of paths are arguments of the call, not of a request builder: \`users.byId.get("u1")\` instead of \`users.byId("u1").get()\`, as in \`${example.method} ${example.path}\`.`;
  callersSee(child(client, "clientClassName") ?? client, change, report);
}
