import { basename, dirname } from "node:path";
import { createSourceSet, type SourceDocument, type SourceSet } from "@sdkwright/source";

const METHODS: ReadonlySet<string> = new Set([
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
]);

type Members = { readonly [key: string]: unknown };

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

function at(document: SourceDocument, pointer: string): unknown {
  const tokens = decodeURIComponent(pointer).split("/").slice(1);
  return tokens.reduce<unknown>((value, token) => {
    return membersOf(value)[token.replaceAll("~1", "/").replaceAll("~0", "~")];
  }, document.data);
}

/** How many operations a definition declares, counted from its text and not by the frontend under test. */
export interface OperationCount {
  readonly paths: number;
  readonly webhooks: number;
}

interface Located {
  readonly document: SourceDocument;
  readonly value: unknown;
}

/** What a value refers to, with the document that holds it; the value itself where it refers to nothing. */
function follow(sources: SourceSet, { document, value }: Located): Located {
  const reference = membersOf(value).$ref;
  if (typeof reference !== "string") return { document, value };
  const [file = "", pointer = ""] = reference.split("#");
  const target = file === "" ? document : sources.resolve(document, file, { document: document.path });
  return target ? { document: target, value: at(target, pointer) } : { document, value: undefined };
}

function count(sources: SourceSet, item: Located): number {
  const own = membersOf(item.value);
  const further = Object.keys(membersOf(own.additionalOperations)).length;
  const listed = Object.keys(own).filter((key) => METHODS.has(key)).length + further;
  return typeof own.$ref === "string" ? listed + count(sources, follow(sources, item)) : listed;
}

/** Counts the operations of a definition's own paths and webhooks; both, and their items, may stand in other files. */
export function countOperations(file: string): OperationCount {
  const sources = createSourceSet({ root: dirname(file), report: () => {} });
  const document = sources.read(basename(file));
  if (!document) return { paths: 0, webhooks: 0 };
  // Before 3.1 webhooks had no place of their own; `x-webhooks` is where they were put.
  const { paths, "x-webhooks": early, webhooks = early } = membersOf(document.data);
  const sum = (value: unknown) => {
    const items = follow(sources, { document, value });
    return Object.entries(membersOf(items.value))
      .filter(([key]) => !key.startsWith("x-"))
      .reduce((total, [, item]) => total + count(sources, { document: items.document, value: item }), 0);
  };
  return { paths: sum(paths), webhooks: sum(webhooks) };
}
