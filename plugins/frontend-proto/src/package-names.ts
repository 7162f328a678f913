import { makeName, splitWords, type TypeDecl } from "@sdkwright/plugin-api";
import type { ReflectionObject } from "protobufjs";
import { type Context, fullName } from "./context.js";
import { isMessage, typeIdOf } from "./types.js";

interface Placed {
  readonly decl: TypeDecl;
  /** Its package, from the outside in, without versions. */
  readonly segments: readonly string[];
  readonly isTarget: boolean;
}

/**
 * Types with one name in several packages are called after their packages too: of `acme.v1.Failure` and
 * `acme.nexus.v1.Failure`, both. Where only one of them is in a file that was asked for, that one keeps its name.
 */
export function nameByPackages(
  context: Context,
  symbols: readonly ReflectionObject[],
  isTarget: (symbol: ReflectionObject) => boolean,
): readonly TypeDecl[] {
  const placed = new Map<string, Placed>();
  for (const symbol of symbols) {
    const decl = context.types.get(typeIdOf(context, fullName(symbol)));
    const isChosen = context.overrides.get(fullName(symbol))?.name !== undefined;
    if (decl && !isChosen) placed.set(decl.id, { decl, segments: segmentsOf(symbol), isTarget: isTarget(symbol) });
  }
  const groups = new Map<string, Placed[]>();
  for (const one of placed.values()) {
    const key = one.decl.name.words.join(" ").toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const renamed = new Map<string, TypeDecl>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const own = group.filter((one) => one.isTarget);
    for (const one of group) if (own.length !== 1 || !one.isTarget) renamed.set(one.decl.id, qualified(one, group));
  }
  return [...context.types.values()].flatMap((decl) => (decl ? (renamed.get(decl.id) ?? decl) : []));
}

/** With as many segments of the package, from the inside out, as tell it apart from the others. */
function qualified({ decl, segments }: Placed, group: readonly Placed[]): TypeDecl {
  let count = 1;
  const inner = (parts: readonly string[]): string => parts.slice(-count).join(".");
  while (count < segments.length && group.filter((one) => inner(one.segments) === inner(segments)).length > 1) count++;
  const words = [...segments.slice(-count).flatMap((part) => splitWords(part)), ...decl.name.words];
  return { ...decl, name: makeName(decl.name.wire, { words, explicit: true }) };
}

function segmentsOf(symbol: ReflectionObject): readonly string[] {
  let outer = symbol.parent;
  while (outer && isMessage(outer)) outer = outer.parent;
  return outer
    ? fullName(outer)
        .split(".")
        .filter((part) => part !== "" && !/^v\d/.test(part))
    : [];
}
