import type { Field, Method, ReflectionObject } from "protobufjs";
import { protoCatalogue } from "./catalogue.js";
import { type Context, fullName, locationOf } from "./context.js";
import type { ParsedRoot, ProtoFile } from "./files.js";
import { typeSeenFrom } from "./types.js";
import { fileOfWellKnown } from "./well-known.js";

/**
 * Reports types that a file uses without importing the file that declares them, once for each. They are still resolved,
 * because all files are read into one tree, but `protoc` rejects such a file.
 */
export function checkImports(context: Context, symbols: readonly ReflectionObject[]): void {
  const { parsed } = context;
  const visible = new Map<ProtoFile, Set<string>>();
  for (const symbol of symbols) {
    const file = fileOf(parsed, symbol);
    if (!file) continue;
    const seen = visible.get(file) ?? visibleFrom(parsed, file);
    visible.set(file, seen);
    for (const type of typesOf(symbol)) {
      const target = declaredIn(parsed, symbol, type);
      if (!target || seen.has(target.path)) continue;
      seen.add(target.path);
      context.report(protoCatalogue.create("not-imported", target, { location: locationOf(context, symbol) }));
    }
  }
}

/** The names of types that a field or a method uses. */
function typesOf(symbol: ReflectionObject): readonly string[] {
  const { type, requestType, responseType, declaringField } = symbol as Partial<Field & Method>;
  // An extension stands in the message that it extends, too, which may be of another file.
  return declaringField ? [] : [type, requestType, responseType].filter((name) => name !== undefined);
}

function fileOf({ files }: ParsedRoot, symbol: ReflectionObject): ProtoFile | undefined {
  for (let current: ReflectionObject | null = symbol; current; current = current.parent) {
    const file = current.filename ? files.get(current.filename) : undefined;
    if (file) return file;
  }
  return undefined;
}

/** The type that a name stands for, and the path of the file that declares it. */
function declaredIn(parsed: ParsedRoot, from: ReflectionObject, type: string) {
  const found = typeSeenFrom(from, type);
  const file = found && fileOf(parsed, found);
  if (file) return { name: fullName(found), path: file.path };
  const name = type.replace(/^\./, "");
  const path = fileOfWellKnown(name);
  return path === undefined ? undefined : { name, path };
}

/** A file, its imports, and the public imports of those. */
function visibleFrom({ files }: ParsedRoot, { path: own, imports }: ProtoFile): Set<string> {
  const seen = new Set([own, ...imports]);
  // Grows while it is walked: public imports of public imports are seen too.
  for (const path of seen) for (const name of files.get(path)?.publicImports ?? []) seen.add(name);
  return seen;
}
