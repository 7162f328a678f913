import type { BodyContent, HttpOperation, JsonValue, Parameter } from "@sdkwright/plugin-api";
import { pinnedValue, sentDefault } from "@sdkwright/plugin-api";
import type { ExampleCall } from "../calls.js";
import type { ExampleContext } from "../declared.js";
import { isList, isRecord } from "../json.js";
import { exampleValue } from "../values.js";
import { appliedSchemes, credentialPairs } from "./credentials.js";
import { type Pair, pairsOf, segmentOf } from "./pairs.js";

/** A body as a server reads it, in one of its forms. */
export interface WireBody {
  /** Media type in lower case, without parameters; absent where the definition leaves it open. */
  readonly type?: string;
  readonly json?: string;
  readonly text?: string;
  readonly form?: readonly Pair[];
  readonly multipart?: readonly Pair[];
}

/** A field of a request or a reply. */
export type WireField = string | number | readonly Pair[] | WireBody | undefined;

/** Whether a field is a list of names and values, not a body. */
export const isPairs = (field: readonly Pair[] | WireBody): field is readonly Pair[] => Array.isArray(field);

/** What of a request a server must see for one call. Names and values are decoded; what there is nothing of is absent. */
export interface WireRequest {
  readonly method: string;
  /** Without the base URL's. */
  readonly path: string;
  readonly query?: readonly Pair[];
  /** Names in lower case. Others may be there too. */
  readonly headers?: readonly Pair[];
  readonly cookies?: readonly Pair[];
  readonly body?: WireBody;
}

/** The value that tests give for a client-level variable. */
export function testVariable(context: ExampleContext, wire: string): JsonValue {
  const variable = context.api.variables.find(({ name }) => name.wire === wire);
  const place = { direction: "request", depth: 0, open: [], hint: wire } as const;
  return (variable && exampleValue(context, variable.type, place)) ?? wire;
}

function sentValue(
  context: ExampleContext,
  operation: HttpOperation,
  call: ExampleCall,
  parameter: Parameter,
): JsonValue | undefined {
  const given = call.parameters.find((one) => one.in === parameter.in && one.name === parameter.name.wire);
  if (given) return given.value;
  const pinned = pinnedValue(operation);
  if (pinned?.in === parameter.in && pinned.name === parameter.name.wire) return pinned.value;
  if (parameter.variable !== undefined) return testVariable(context, parameter.variable);
  return sentDefault(context.api, parameter);
}

/** Decodes text that is sent without encoding as a server does: escapes in it are resolved. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function segmentText(operation: HttpOperation, name: string, values: ReadonlyMap<Parameter, JsonValue>): string {
  const parameter = operation.parameters.find((one) => one.in === "path" && one.name.wire === name);
  const value = parameter && values.get(parameter);
  return parameter && value !== undefined ? segmentOf(name, value, parameter) : "";
}

/** The path, decoded. It ends where its text starts a fragment, which is nothing that a request could carry. */
function pathOf(operation: HttpOperation, values: ReadonlyMap<Parameter, JsonValue>): string {
  let path = "";
  for (const part of operation.path) {
    if (part.kind === "parameter") {
      path += segmentText(operation, part.name, values);
      continue;
    }
    const end = part.text.indexOf("#");
    if (end >= 0) return path + decoded(part.text.slice(0, end));
    path += decoded(part.text);
  }
  return path;
}

function withPinned(operation: HttpOperation, body: JsonValue | undefined): JsonValue | undefined {
  const pinned = pinnedValue(operation);
  if (pinned?.in !== "body" || !isRecord(body ?? {})) return body;
  return { ...(body as { readonly [key: string]: JsonValue }), [pinned.name]: pinned.value };
}

function formFields(content: Extract<BodyContent, { kind: "form" | "multipart" }>, body: JsonValue): Pair[] {
  if (!isRecord(body)) return [];
  const order = new Map(content.fields.map(({ name }, index) => [name, index]));
  const rank = (name: string): number => order.get(name) ?? order.size;
  const entries = Object.entries(body).sort(([a], [b]) => rank(a) - rank(b));
  return entries.flatMap(([name, value]): Pair[] => {
    const field = content.fields.find((one) => one.name === name);
    const style = field ?? { style: "form", explode: true };
    if (value === null) return [];
    const whole = field?.encoding === "json" && !(content.kind === "multipart" && field.repeated);
    if (whole) return [[name, JSON.stringify(value)]];
    if (content.kind === "form") return pairsOf(name, value, style);
    return (isList(value) ? value : [value]).flatMap((item): Pair[] => {
      if (item === null) return [];
      const isPlain = typeof item !== "object";
      if (isPlain) return [[name, field?.encoding === "json" ? JSON.stringify(item) : String(item)]];
      return style.style === "form" ? [[name, JSON.stringify(item)]] : pairsOf(name, item, style);
    });
  });
}

/** A media type as servers compare it; none where it has a wildcard, in whose place clients send what they like. */
function comparableType(mediaType: string): Pick<WireBody, "type"> {
  const type = mediaType.includes("*") ? undefined : mediaType.split(";")[0]?.trim().toLowerCase();
  return type ? { type } : {};
}

function wireBody(operation: HttpOperation, body: JsonValue | undefined): WireBody | undefined {
  const content = operation.body?.contents[0];
  if (!content || body === undefined) return undefined;
  // Properties of an optional body stand beside the parameters: without any there is no body.
  if (!operation.body?.required && isRecord(body) && Object.keys(body).length === 0) return undefined;
  const type = comparableType(content.mediaType);
  switch (content.kind) {
    case "json":
      return { ...type, json: JSON.stringify(body) };
    case "text":
    case "binary":
      return { ...type, text: typeof body === "string" ? body : JSON.stringify(body) };
    case "form":
    case "multipart":
      return { ...type, [content.kind]: formFields(content, body) };
    default:
      return content satisfies never;
  }
}

/** What a server must see where a call is made with the credentials of `testCredential`. */
export function wireRequest(context: ExampleContext, operation: HttpOperation, call: ExampleCall): WireRequest {
  const values = new Map<Parameter, JsonValue>();
  for (const parameter of operation.parameters) {
    const value = sentValue(context, operation, call, parameter);
    if (value !== undefined) values.set(parameter, value);
  }
  const of = (place: Parameter["in"]): [Parameter, JsonValue][] => [...values].filter(([one]) => one.in === place);
  const pairs = (place: "query" | "cookie"): Pair[] =>
    of(place).flatMap(([parameter, value]) => pairsOf(parameter.name.wire, value, parameter));
  const schemes = (appliedSchemes(context.api, operation) ?? []).flatMap((scheme) => credentialPairs(scheme) ?? []);
  // Of two schemes that write one place, nobody says which wins.
  const isSingle = ({ name }: { readonly name: string }): boolean =>
    schemes.filter((other) => other.name.toLowerCase() === name.toLowerCase()).length === 1;
  const credentials = (place: string): Pair[] =>
    schemes.flatMap((one): Pair[] => (one.in === place && isSingle(one) ? [[one.name, one.value]] : []));
  const declared = of("header").flatMap(([parameter, value]): Pair[] =>
    value === null ? [] : [[parameter.name.wire.toLowerCase(), segmentOf(parameter.name.wire, value, parameter)]],
  );
  const query = [...pairs("query"), ...credentials("query")];
  const headers = [...declared, ...credentials("header").map(([name, value]): Pair => [name.toLowerCase(), value])];
  const cookies = [...pairs("cookie"), ...credentials("cookie")];
  const body = wireBody(operation, withPinned(operation, call.body));
  return {
    method: operation.method,
    path: pathOf(operation, values),
    ...(query.length > 0 && { query }),
    ...(headers.length > 0 && { headers }),
    ...(cookies.length > 0 && { cookies }),
    ...(body && { body }),
  };
}
