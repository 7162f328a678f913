import { document, expectObject, locationOf, type Mutable, members, type Node, originOf } from "@sdkwright/json-schema";
import { makeName, nearest, type SdkVariable, splitWords } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";
import { extensionAt, textOf } from "./read.js";

/** Reads `x-gen-sdk-variables` of a document: values that are given once, to the client, and fill parameters. */
export function lowerVariables(context: Context, root: Node): readonly SdkVariable[] {
  const declared = expectObject(context, extensionAt(root, "sdk-variables"));
  return members(declared).map((entry) => {
    context.schemas.place(entry, { words: splitWords(entry.token), wire: entry.token });
    const variable: Mutable<SdkVariable> = {
      name: makeName(entry.token, { explicit: true }),
      type: context.schemas.type(entry),
      origin: originOf(entry),
    };
    document(variable, entry.value);
    return variable;
  });
}

/** The variable that fills a parameter; undefined where the parameter names none, or one that is not there (reported). */
export function variableOf(context: Context, parameter: Node): string | undefined {
  const node = extensionAt(parameter, "sdk-variable");
  const name = node && textOf(context, node);
  if (!node || name === undefined) return undefined;
  const known = members(extensionAt(context.resolver.root, "sdk-variables")).map(({ token }) => token);
  if (known.includes(name)) return name;
  const params = { name, nearest: nearest(name, known) };
  context.report(openapiCatalogue.create("unknown-sdk-variable", params, { location: locationOf(node) }));
  return undefined;
}
