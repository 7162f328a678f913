import type { Documented } from "@sdkwright/plugin-api";
import type { Enum, ReflectionObject } from "protobufjs";
import { type Context, fullName } from "./context.js";

type Options = { readonly [name: string]: unknown };

/** Options of a symbol, whole: those that stand several times are lists. */
export function optionsOf(symbol: ReflectionObject): Options {
  const options: { [name: string]: unknown } = {};
  for (const entry of symbol.parsedOptions ?? []) {
    for (const [name, value] of Object.entries(entry as Options)) {
      const known = options[name];
      options[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
    }
  }
  // Options without a name in parentheses are there in both forms, or only in this one.
  return { ...symbol.options, ...options };
}

/** Whether a method is safe to call twice, since it says so, or that it changes nothing. */
export function isRepeatable(method: ReflectionObject): boolean {
  const { idempotency_level: level } = optionsOf(method);
  return level === "IDEMPOTENT" || level === "NO_SIDE_EFFECTS";
}

/** `REQUIRED`, `OUTPUT_ONLY`, ... of `google.api.field_behavior`. */
export function behaviorsOf(symbol: ReflectionObject): ReadonlySet<string> {
  const found = optionsOf(symbol)["(google.api.field_behavior)"];
  return new Set((Array.isArray(found) ? found.flat() : [found]).map(String));
}

/** Comment and deprecation of a symbol, under what overrides say. */
export function documented(context: Context, symbol: ReflectionObject): Documented {
  const override = context.overrides.get(fullName(symbol));
  const description = override?.description ?? textOf(symbol.comment);
  return {
    ...(description !== undefined && { description }),
    ...(optionsOf(symbol).deprecated === true && { availability: { status: "deprecated" as const } }),
    ...(override?.audiences && { audiences: override.audiences }),
  };
}

/** Comment and deprecation of a value of an enum. */
export function documentedValue(decl: Enum, value: string): Documented {
  const description = textOf(decl.comments[value] ?? null);
  const isDeprecated = decl.valuesOptions?.[value]?.deprecated === true;
  return {
    ...(description !== undefined && { description }),
    ...(isDeprecated && { availability: { status: "deprecated" as const } }),
  };
}

/** A comment without what is meant for others: lines for linters and generators of documents. */
function textOf(comment: string | null): string | undefined {
  const text = (comment ?? "")
    .split("\n")
    .filter((line) => !/^\s*(buf:lint|@exclude|\(--|--\))/.test(line))
    .join("\n")
    .trim();
  return text === "" ? undefined : text;
}
