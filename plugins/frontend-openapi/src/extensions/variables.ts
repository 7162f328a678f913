import {
  child,
  document,
  expectObject,
  extensionKey,
  isObject,
  locationOf,
  type Mutable,
  members,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import { makeName, nearest, type Parameter, type SdkVariable, splitWords } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";
import { foreignVariableOf, foreignVariables } from "./client-parameters.js";
import { textOf } from "./read.js";

/** Reads `x-gen-sdk-variables` of a document: values that are given once, to the client, and fill parameters. */
export function lowerVariables(context: Context, root: Node): readonly SdkVariable[] {
  const declared = members(expectObject(context, declaredAt(root))).map((entry) => {
    context.schemas.place(entry, { words: splitWords(entry.token), wire: entry.token });
    const variable: Mutable<SdkVariable> = {
      name: makeName(entry.token, { explicit: true }),
      type: context.schemas.type(entry),
      origin: originOf(entry),
    };
    document(variable, entry.value);
    return variable;
  });
  return [...declared, ...foreignVariables(context, declared)];
}

function declaredAt(root: Node): Node | undefined {
  const key = isObject(root.value) ? extensionKey(root.value, "sdk-variables") : undefined;
  return key === undefined ? undefined : child(root, key);
}

/** The variable that fills a parameter; undefined where the parameter names none, or one that is not there (reported). */
export function variableOf(context: Context, parameter: Parameter, at: Node): string | undefined {
  const key = isObject(at.value) ? extensionKey(at.value, "sdk-variable") : undefined;
  const foreign = foreignVariableOf(context, parameter, at);
  const node = key === undefined ? undefined : child(at, key);
  if (!node) return foreign;
  const name = textOf(context, node);
  if (name === undefined) return undefined;
  const known = members(declaredAt(context.resolver.root)).map(({ token }) => token);
  if (known.includes(name)) return name;
  const params = { name, nearest: nearest(name, known) };
  context.report(openapiCatalogue.create("unknown-sdk-variable", params, { location: locationOf(node) }));
  return undefined;
}
