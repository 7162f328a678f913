import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Api,
  createFile,
  type Diagnostic,
  emitNode,
  type HttpOperation,
  IR_VERSION,
  makeName,
  type ObjectDecl,
  type OperationId,
  type OptionSchema,
  type PackageInfo,
  type Parameter,
  type Property,
  primitive,
  type Response,
  reportGaps,
  resolveNames,
  sdkOf,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";
import { type Context, contextOf } from "../src/context.js";
import { dialect } from "../src/dialect.js";
import { backend } from "../src/index.js";
import { language } from "../src/language.js";
import { namingProfile } from "../src/names.js";
import { type Options, options } from "../src/options.js";
import { planFiles } from "../src/plan.js";
import { reportKeptNames } from "../src/report.js";

const origin = 0;
const explicit = { explicit: true } as const;

export const string: Type = primitive("string");

/** An API with one resource `pets`, the operations and types given, and nothing else. */
export function miniApi(parts: {
  readonly types?: readonly TypeDecl[];
  readonly operations?: readonly HttpOperation[];
  readonly more?: Partial<Api>;
}): Api {
  const operations = parts.operations ?? [];
  return {
    irVersion: IR_VERSION,
    name: makeName("Acme", explicit),
    auth: { mode: { kind: "none" }, schemes: [], security: null },
    environments: { roles: [], list: [] },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: Object.fromEntries((parts.types ?? []).map((decl) => [decl.id, decl])),
    errors: {},
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
    resources: {
      "resource:": {
        kind: "resource",
        id: "resource:",
        name: makeName("", { words: [] }),
        parent: null,
        children: ["resource:pets"],
        operations: [],
        origin,
      },
      "resource:pets": {
        kind: "resource",
        id: "resource:pets",
        name: makeName("pets", explicit),
        parent: "resource:",
        children: [],
        operations: operations.map(({ id }) => id),
        origin,
      },
    },
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: [[-1, "openapi.yml"]],
    ...parts.more,
  };
}

const typeId = (name: string): TypeId => `type:${name}`;

export const refTo = (name: string): Type => ({ kind: "ref", id: typeId(name) });

export function property(name: string, type: Type, more: Partial<Property> = {}): Property {
  return { name: makeName(name), type, required: true, origin, ...more };
}

export function objectOf(name: string, properties: readonly Property[], more: Partial<ObjectDecl> = {}): ObjectDecl {
  const base = { id: typeId(name), name: makeName(name, explicit), origin } as const;
  return { kind: "object", ...base, properties, extends: [], additional: null, ...more };
}

/** Any other declaration of the name. */
export function declOf<D extends TypeDecl>(name: string, rest: Omit<D, "id" | "name" | "origin">): D {
  return { id: typeId(name), name: makeName(name, explicit), origin, ...rest } as unknown as D;
}

export function parameter(name: string, place: Parameter["in"], more: Partial<Parameter> = {}): Parameter {
  const style = place === "query" || place === "cookie" ? "form" : "simple";
  const base = { name: makeName(name), in: place, type: string, required: true } as const;
  return { ...base, style, explode: style === "form", origin, ...more };
}

export const jsonResponse = (type: Type, code = 200): Response => ({
  status: { kind: "code", code },
  contents: [{ kind: "json", mediaType: "application/json", type }],
  headers: [],
  origin,
});

export function operation(name: string, more: Partial<HttpOperation> = {}): HttpOperation {
  return {
    kind: "http",
    id: `op:${name}` as OperationId,
    resource: "resource:pets",
    name: makeName(name, explicit),
    method: "GET",
    path: [{ kind: "text", text: `/${name}` }],
    parameters: [],
    body: null,
    responses: [],
    security: null,
    errors: [],
    examples: [],
    origin,
    ...more,
  };
}

/** Options that a configuration would give: those that a test sets, and the usual values of the others. */
function checked(given: Partial<Options>): Options {
  const usual = Object.entries(options as OptionSchema).map(([name, spec]) => [name, spec.default] as const);
  return { ...Object.fromEntries(usual), ...given } as Options;
}

/** The state of a run over an API, and what was found to say of it. */
export function runOf(api: Api, given: Partial<Options> = {}): { context: Context; findings: Diagnostic[] } {
  const findings: Diagnostic[] = [];
  const packageInfo: PackageInfo = { version: "1.2.3", whitelabel: false };
  const report = (diagnostic: Diagnostic) => void findings.push(diagnostic);
  const options = checked(given);
  const sdk = sdkOf(api, backend.style);
  const names = resolveNames(sdk, namingProfile(sdk, options), report);
  const target = { sdk, api: sdk.api, names, options, packageInfo, report };
  const context = contextOf(target, planFiles(target));
  reportGaps({ sdk, report, language, lacks: new Set() });
  reportKeptNames(target);
  return { context, findings };
}

/** Every file of an SDK, by path. */
export function emitted(api: Api, options: Partial<Options> = {}): Map<string, string> {
  const { context } = runOf(api, options);
  const files = new Map<string, string>();
  for (const { path, nodes } of context.layout.files) {
    const file = createFile(path, dialect);
    for (const node of nodes) emitNode(backend, node, file, context);
    files.set(path, file.finish().content);
  }
  for (const { path, content } of backend.assets(context)) files.set(path, content);
  return files;
}

/** The text of one file; a missing one fails the test. */
export function fileOf(files: ReadonlyMap<string, string>, path: string): string {
  const content = files.get(path);
  if (content === undefined) throw new Error(`There is no ${path} among ${[...files.keys()].join(", ")}`);
  return content;
}

const tsc = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
const compilerOptions = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
  noEmit: true,
};

/** What TypeScript says about files, a message a line; empty where all is well. */
export function typeErrors(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "backend-typescript-"));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
    return spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], { encoding: "utf8" }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
