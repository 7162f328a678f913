import {
  type Api,
  type Location,
  type Name,
  nearest,
  type Operation,
  type OperationId,
  pathText,
  type Report,
  resourcePath,
} from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/** Names of the groups that lead to an operation, the outermost first: their texts, or their words in one. */
function groupsOf(api: Api, operation: Operation, spell: (name: Name) => string): string[] {
  const groups = resourcePath(api, operation.resource).map(({ name }) => spell(name));
  // A namespace is not a group. References name it before `::`.
  return groups.slice(operation.namespace === undefined ? 0 : operation.namespace.split(".").length);
}

/** Every way to write a reference to an operation by name: `group.operation`, its operationId. */
function namesOf(api: Api, operation: Operation): string[] {
  const { name, operationId } = operation;
  const asDeclared = groupsOf(api, operation, ({ wire }) => wire);
  const inWords = groupsOf(api, operation, ({ words }) => words.join("_"));
  const all = [
    [...asDeclared, name.wire].join("."),
    [...asDeclared, name.words.join("_")].join("."),
    [...inWords, name.words.join("_")].join("."),
    name.wire,
  ];
  if (operationId !== undefined) all.push(operationId, [...asDeclared, operationId].join("."));
  return all;
}

/** The operations of an API by every way to write a reference to them; made once for many references. */
export interface EndpointIndex {
  /**
   * The operations that a reference of the configuration means (specification section 4): `METHOD /path`,
   * `group.operation` or an operationId, with `namespace::` before it where that narrows it. Empty where none does;
   * more than one where one endpoint became several methods, or stands in several namespaces.
   */
  find(reference: string): readonly OperationId[];
  /** The operations that a reference with `*` means, as filters have it: see {@link globOf}. */
  match(pattern: string): readonly OperationId[];
  /** The way to write a reference that was most likely meant by one that finds nothing. */
  nearest(reference: string): string | undefined;
}

type Entries = Map<string, Operation[]>;

function enter(entries: Entries, key: string, operation: Operation): void {
  const known = entries.get(key);
  if (!known) entries.set(key, [operation]);
  else if (!known.includes(operation)) known.push(operation);
}

interface Tables {
  /** By `METHOD /path`. */
  readonly paths: Entries;
  readonly names: Entries;
  /** By name without letter case and separators. */
  readonly folded: Entries;
}

function tablesOf(api: Api): Tables {
  const tables: Tables = { paths: new Map(), names: new Map(), folded: new Map() };
  for (const operation of Object.values(api.operations)) {
    if (operation.kind === "http") enter(tables.paths, `${operation.method} ${pathText(operation)}`, operation);
    for (const name of namesOf(api, operation)) {
      enter(tables.names, name, operation);
      enter(tables.folded, fold(name), operation);
    }
  }
  return tables;
}

/** The index of an API; it costs nothing until it is asked, and most configurations refer to no endpoint. */
export function indexEndpoints(api: Api): EndpointIndex {
  let made: Tables | undefined;
  const tables = (): Tables => {
    made ??= tablesOf(api);
    return made;
  };
  return {
    find(reference) {
      const { namespace, wanted } = parse(reference);
      const { paths, names, folded } = tables();
      const inside = (found: readonly Operation[] | undefined) =>
        (found ?? []).filter((operation) => namespace === undefined || operation.namespace === namespace);
      const exact = inside(paths.get(wanted));
      if (exact.length > 0 || wanted.includes("/")) return exact.map(({ id }) => id);
      const named = inside(names.get(wanted));
      // `auth.getToken`, `auth.get_token` and `auth.get-token` are one name; a path is what it is.
      const found = named.length > 0 ? named : inside(folded.get(fold(wanted)));
      // A name is one operation of each namespace.
      const spaces = found.map((operation) => operation.namespace);
      return found.filter((_, index) => spaces.indexOf(spaces[index]) === index).map(({ id }) => id);
    },
    match(reference) {
      const { namespace, wanted } = parse(reference);
      const entries = wanted.includes("/") ? tables().paths : tables().names;
      const glob = globOf(wanted);
      const found = [...entries].flatMap(([key, operations]) => (glob.test(key) ? operations : []));
      return found.filter((one) => namespace === undefined || one.namespace === namespace).map(({ id }) => id);
    },
    nearest(reference) {
      const { wanted } = parse(reference);
      const { paths, names } = tables();
      const entries = wanted.includes("/") ? paths : names;
      const meant = nearest(wanted, entries.keys());
      const namespace = meant === undefined ? undefined : entries.get(meant)?.[0]?.namespace;
      return namespace === undefined ? meant : `${namespace}::${meant}`;
    },
  };
}

/** `*` stands for a method, for text within a segment of a path or within a name; `**` for any text. */
function globOf(pattern: string): RegExp {
  const within = pattern.includes("/") ? "[^/ ]*" : "[^.]*";
  const parts = pattern.split(/(\*+)/).map((part) => {
    if (!part.startsWith("*")) return part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&");
    return part.length > 1 ? ".*" : within;
  });
  return new RegExp(`^${parts.join("")}$`, "u");
}

function parse(reference: string): { readonly namespace: string | undefined; readonly wanted: string } {
  const separator = reference.indexOf("::");
  const text = separator < 0 ? reference : reference.slice(separator + 2);
  const plain = text.trim().replace(/\s+/g, " ");
  const wanted = plain.replace(/^[A-Za-z]+(?= \/)/, (method) => method.toUpperCase());
  return { namespace: separator < 0 ? undefined : reference.slice(0, separator).trim(), wanted };
}

/** What a mistaken reference most likely meant, for a diagnostic's parameters. */
export function nearestEndpoint(index: EndpointIndex, reference: string): { readonly nearest?: string } {
  const meant = index.nearest(reference);
  return meant === undefined ? {} : { nearest: meant };
}

/** Reports a reference without a namespace to what several namespaces have: the first counts. */
export function reportAmbiguous(
  { reference, found }: { readonly reference: string; readonly found: readonly OperationId[] },
  api: Api,
  location: Location,
  report: Report,
): void {
  const namespaces = [...new Set(found.map((id) => api.operations[id]?.namespace))];
  if (namespaces.length < 2) return;
  const references = namespaces.map((name) => (name === undefined ? reference : `${name}::${reference}`));
  report(compilerCatalogue.create("ambiguous-endpoint", { reference, references }, { location }));
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
