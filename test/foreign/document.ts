import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

/** A value of a definition. */
export type Value = unknown;
type Node = Record<string, Value>;

const isNode = (value: Value): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What requests have nothing to do with: it is left out, so that documents are small. The validator would put defaults
 * into the bodies that it judges.
 */
const UNREAD = new Set([
  "responses",
  "callbacks",
  "examples",
  "example",
  "security",
  "externalDocs",
  "description",
  "default",
]);

/** Reads the files of a definition, each once. */
function reader(): (file: string) => Value {
  const files = new Map<string, Value>();
  return (file) => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const read: Value = parse(readFileSync(file, "utf8"), { maxAliasCount: -1, logLevel: "silent" });
    files.set(file, read);
    return read;
  };
}

function pointed(document: Value, pointer: string): Value {
  const steps = pointer.split("/").slice(1);
  const keys = steps.map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce<Value>((value, key) => (value as Node | undefined)?.[key], document);
}

/** Operations of one definition as a document, each below a path of its own, so that none is taken for another. */
export interface Batch {
  readonly document: object;
  /** What the path of an operation is below, by its name; absent for one that cannot be judged. */
  readonly prefixes: ReadonlyMap<string, string>;
}

/** Copies what an operation refers to: into itself, or, where schemas need each other, into `components`. */
class Copier {
  readonly #read = reader();
  readonly #names = new Map<string, string>();
  /** Whether limits are numbers, as since OpenAPI 3.1. */
  readonly isNew: boolean;

  constructor(isNew: boolean) {
    this.isNew = isNew;
  }

  readonly schemas: Node = {};

  /** Where a reference leads; undefined for nowhere. */
  target(ref: string, file: string): { readonly file: string; readonly pointer: string; readonly value: Value } {
    const [path = "", pointer = ""] = ref.split("#");
    const to = path === "" ? file : join(dirname(file), path);
    return { file: to, pointer, value: pointed(this.#read(to), pointer) };
  }

  /** A parameter, a body or a path item: whatever is no schema is written out. */
  resolved(value: Value, file: string): { readonly value: Value; readonly file: string } {
    if (!isNode(value) || typeof value.$ref !== "string") return { value, file };
    const target = this.target(value.$ref, file);
    return this.resolved(target.value, target.file);
  }

  /** A schema; one of a parameter without `readOnly`, which only says something of properties. */
  schema(value: Value, file: string, isParameter = false): Value {
    if (Array.isArray(value)) return value.map((item) => this.schema(item, file, isParameter));
    if (!isNode(value)) return value;
    if (typeof value.$ref === "string") return this.#reference(value.$ref, file, isParameter);
    const copied: Node = {};
    for (const [key, item] of Object.entries(value)) {
      if (key === "readOnly" && isParameter) continue;
      if (this.isNew && key.startsWith("exclusive") && typeof item === "boolean") continue;
      if (key === "properties" && isNode(item)) {
        const { value: properties, file: at } = this.resolved(item, file);
        const entries = Object.entries(properties as Node).map(([name, one]) => [
          name,
          this.schema(one, at, isParameter),
        ]);
        copied[key] = Object.fromEntries(entries);
      } else if (!UNREAD.has(key) && key !== "discriminator" && !key.startsWith("x-")) {
        copied[key] = this.schema(item, file, isParameter);
      }
    }
    return tidied(copied);
  }

  #reference(ref: string, file: string, isParameter: boolean): Node {
    const target = this.target(ref, file);
    const key = `${target.file}#${target.pointer}#${isParameter}`;
    const known = this.#names.get(key);
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` };
    const name = `S${this.#names.size}`;
    this.#names.set(key, name);
    this.schemas[name] = {};
    this.schemas[name] = this.schema(target.value ?? {}, target.file, isParameter);
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** Keywords that mean nothing by the specification, and that the validator stumbles over. */
function tidied(schema: Node): Node {
  if (schema.nullable !== undefined && schema.type === undefined) delete schema.nullable;
  if (Array.isArray(schema.items)) delete schema.items;
  if (!Array.isArray(schema.required)) delete schema.required;
  if (typeof schema.pattern === "string") schema.pattern = withoutNeedlessEscapes(schema.pattern);
  return schema;
}

/** Patterns are read as Unicode, where nothing may be escaped that needs no escape: `\\:`, `\\_`. */
function withoutNeedlessEscapes(pattern: string): string {
  return pattern.replace(/\\([^\w\s])/g, (found, letter: string) =>
    /[\^$\\.*+?()[\]{}|/-]/.test(letter) ? found : letter,
  );
}

const STYLES: { readonly [place: string]: string } = {
  path: "simple",
  header: "simple",
  query: "form",
  cookie: "form",
};

function parameterOf(
  copier: Copier,
  given: Value,
  { file, names }: { file: string; names: Map<string, string> },
): Node {
  const { value, file: at } = copier.resolved(given, file);
  const parameter = value as Node & { in: string; name: string };
  const style = parameter.style ?? STYLES[parameter.in];
  const explode = parameter.explode ?? style === "form";
  const name = parameter.in === "path" ? (names.get(parameter.name) ?? parameter.name) : parameter.name;
  const { content, schema } = parameter;
  return {
    in: parameter.in,
    name,
    required: parameter.required ?? false,
    ...(content === undefined
      ? { style, explode, schema: copier.schema(schema ?? {}, at, true) }
      : { content: contentOf(copier, content, at) }),
    ...(parameter.allowReserved !== undefined && { allowReserved: parameter.allowReserved }),
  };
}

/** Bodies that are read; of others the bytes are whatever they are, which the validator takes for text. */
const READ = /json|form|^text\//;

function contentOf(copier: Copier, content: Value, file: string): Node {
  if (!isNode(content)) return {};
  const entries = Object.entries(content).map(([type, media]) => {
    if (!READ.test(type)) return [type, {}] as const;
    const { schema, encoding } = media as Node;
    return [type, { schema: copier.schema(schema ?? {}, file), ...(encoding !== undefined && { encoding }) }] as const;
  });
  return Object.fromEntries(entries);
}

/** As it stands in a URL; a plus, of which the validator's router makes a pattern, as an escape. */
export function encoded(path: string): string {
  return encodeURI(path).replaceAll("%7B", "{").replaceAll("%7D", "}").replaceAll("%25", "%").replaceAll("+", "%2B");
}

/** The path with names that routers take; a fragment is no part of what is sent. */
function routed(path: string): { readonly path: string; readonly names: Map<string, string> } {
  const names = new Map<string, string>();
  const safe = path.replace(/#.*$/, "").replace(/\{([^{}]+)\}/g, (_, name: string) => {
    if (!names.has(name)) names.set(name, `p${names.size}`);
    return `{${names.get(name)}}`;
  });
  return { path: encoded(safe), names };
}

function bodyOf(copier: Copier, given: Value, file: string): Node {
  if (given === undefined) return {};
  const { value, file: at } = copier.resolved(given, file);
  const { required, content } = value as Node;
  return { requestBody: { required: required ?? false, content: contentOf(copier, content, at) } };
}

function parametersOf(
  lists: readonly (readonly [Value, string])[],
  copier: Copier,
  names: Map<string, string>,
): Node[] {
  const all = new Map<string, Node>();
  for (const [list, file] of lists) {
    for (const one of Array.isArray(list) ? list : []) {
      const parameter = parameterOf(copier, one, { file, names });
      all.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...all.values()];
}

/** A path as wire tests name it: `{;id*}` of RFC 6570 is the parameter `id`. */
const plainPath = (path: string): string => path.replace(/\{[.;]?([^{}*]+)\*?\}/g, "{$1}");

/** Paths that the validator's router reads. */
const ROUTED = /^(?:\{\w+\}|[\w\-./:@~$<>'%=,]|[^ -~])*$/;

/** An operation and its path, with what it refers to in the copier's schemas; undefined for none. */
function operationAt(
  paths: ReadonlyMap<string, Value>,
  file: string,
  name: string,
  copier: Copier,
): [path: string, item: Node] | undefined {
  const [, verb = "", path = ""] = /^(\S+) (.*)$/s.exec(name) ?? [];
  const method = verb.toLowerCase();
  const { value: item, file: itemFile } = copier.resolved(paths.get(path), file);
  if (!isNode(item)) return undefined;
  const { value: operation, file: at } = copier.resolved(item[method], itemFile);
  if (!isNode(operation)) return undefined;
  const route = routed(path);
  const lists = [[item.parameters, itemFile] as const, [operation.parameters, at] as const];
  const made = {
    parameters: parametersOf(lists, copier, route.names),
    ...bodyOf(copier, operation.requestBody, at),
    responses: { default: { description: "" } },
  };
  return [route.path, { [method]: made }];
}

/** A function that makes documents of operations of the definition in a file. */
export function batchesOf(file: string): (names: readonly string[]) => Batch {
  const root = reader()(file) as Node;
  const byPath = new Map(Object.entries(root.paths as Node).map(([path, item]) => [plainPath(path), item]));
  return (names) => {
    const copier = new Copier(!String(root.openapi).startsWith("3.0"));
    const prefixes = new Map<string, string>();
    const paths: Node = {};
    for (const name of names) {
      const found = operationAt(byPath, file, name, copier);
      if (!found || !ROUTED.test(found[0])) continue;
      const prefix = `/n${prefixes.size}`;
      prefixes.set(name, prefix);
      paths[prefix + found[0]] = found[1];
    }
    const info = { title: "Operations", version: "1" };
    const components = { schemas: copier.schemas };
    return { document: { openapi: root.openapi, info, servers: [{ url: "/" }], paths, components }, prefixes };
  };
}
