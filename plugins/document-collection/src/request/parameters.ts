import { docParagraphs, type ExampleCall, exampleValue, pairsOf, segmentOf } from "@sdkwright/docs-kit";
import type { HttpOperation, JsonValue, Parameter } from "@sdkwright/plugin-api";
import { pinnedValue, resolveType, sentDefault } from "@sdkwright/plugin-api";
import type { Entry } from "../collection.js";
import type { Context } from "../context.js";
import { encoded, encodedName, plainText, variable } from "../text.js";

/** A parameter with what a request of the collection gives it. */
export interface Given {
  readonly parameter: Parameter;
  readonly value: JsonValue;
  /** The variable that fills it, in place of the value. */
  readonly variable?: string;
  /** It is sent without anybody enabling it. */
  readonly isSent: boolean;
}

function madeValue({ api, report }: Context, { in: place, type, name, style }: Parameter): JsonValue | undefined {
  const inForm = style !== "json";
  const depth = place === "path" ? 1 : 0;
  return exampleValue({ api, report }, type, { direction: "request", depth, open: [], hint: name.wire, inForm });
}

/** The parameters of an operation with their values, in declared order. One without any value is left out. */
export function givenParameters(context: Context, operation: HttpOperation, call: ExampleCall): Given[] {
  const pinned = pinnedValue(operation);
  return operation.parameters.flatMap((parameter): Given[] => {
    const { in: place, name, required, variable: filler } = parameter;
    if (filler !== undefined) {
      return [{ parameter, value: "", variable: context.names.variable(filler), isSent: true }];
    }
    const isPinned = pinned?.in === place && pinned.name === name.wire;
    const sent = isPinned ? pinned.value : sentDefault(context.api, parameter);
    const shown = call.parameters.find((one) => one.in === place && one.name === name.wire)?.value;
    // The default says more than a made value, and less than an example of the definition.
    const known = parameter.examples?.length ? (shown ?? parameter.default) : (parameter.default ?? shown);
    const value = (isPinned ? sent : known) ?? sent ?? madeValue(context, parameter);
    const isSent = required || place === "path" || sent !== undefined;
    return value === undefined ? [] : [{ parameter, value, isSent }];
  });
}

/** Texts of a parameter, and the values of an enum. */
export function descriptionOf({ api }: Context, parameter: Parameter): string {
  const resolved = resolveType(api, parameter.type);
  const values = resolved.kind === "enum" ? resolved.values.map(({ value }) => `\`${value}\``) : [];
  const isDeprecated = parameter.availability?.status === "deprecated";
  return [
    ...(isDeprecated ? ["Deprecated."] : []),
    ...docParagraphs(parameter),
    ...(values.length > 0 ? [`Values: ${values.join(", ")}.`] : []),
  ].join("\n\n");
}

/** The entries of a query. A list has one for each item where its style says so. */
export function queryEntries(context: Context, given: readonly Given[]): Entry[] {
  return given.flatMap(({ parameter, value, variable: filler, isSent }): Entry[] => {
    if (parameter.in !== "query") return [];
    const texts = { description: descriptionOf(context, parameter), disabled: !isSent };
    const { wire } = parameter.name;
    if (filler !== undefined) return [{ name: encodedName(wire), value: variable(filler), ...texts }];
    const text = (one: string): string => (parameter.allowReserved ? plainText(encodeURI(one)) : encoded(one));
    return pairsOf(wire, value, parameter).map(([name, one]) => ({
      name: encodedName(name),
      value: text(one),
      ...texts,
    }));
  });
}

/** The entries of headers, with the names as the definition has them. */
export function headerEntries(context: Context, given: readonly Given[]): Entry[] {
  return given.flatMap(({ parameter, value, variable: filler, isSent }): Entry[] => {
    if (parameter.in !== "header" || value === null) return [];
    const { wire } = parameter.name;
    const text = filler === undefined ? plainText(segmentOf(wire, value, parameter)) : variable(filler);
    return [{ name: wire, value: text, description: descriptionOf(context, parameter), disabled: !isSent }];
  });
}

/** Cookies as `name=value`: those that are sent, and the others, each with its text. */
export function cookieEntries(context: Context, given: readonly Given[]): Entry[] {
  return given.flatMap(({ parameter, value, variable: filler, isSent }): Entry[] => {
    if (parameter.in !== "cookie") return [];
    const texts = { description: descriptionOf(context, parameter), disabled: !isSent };
    const { wire } = parameter.name;
    if (filler !== undefined) return [{ name: wire, value: variable(filler), ...texts }];
    return pairsOf(wire, value, parameter).map(([name, one]) => ({ name, value: encoded(one), ...texts }));
  });
}
