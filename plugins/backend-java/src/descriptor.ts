import type { Data, DataRecord, JsonValue, Part } from "@sdkwright/plugin-api";
import { caseWords, dataItems, dataText, referredName, spelledText, splitWords } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "./dialect.js";
import type { Emission } from "./emission.js";
import { call, chain } from "./layout.js";

/** JSON of the definition as an expression. */
export function jsonLiteral(emission: Emission, value: JsonValue): Part {
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value === "number") return numberLiteral(value);
  if (typeof value === "boolean") return String(value);
  return call([emission.runtime("json.Json"), ".parse"], [stringLiteral(JSON.stringify(value))]);
}

/** `DEEP_OBJECT` of `deepObject`. */
const constantName = (word: string): string => caseWords(splitWords(word), "screaming", false);

const textOf = ({ names }: Emission, data: Data | undefined): string => (data ? (spelledText(names, data) ?? "") : "");

/** Texts as literals. */
const literals = (data: Data | undefined): Part[] => (data ? dataItems(data).map(dataText).map(stringLiteral) : []);

type Fields = DataRecord["fields"];
/** Links of a chain, by the fields of a record that are there. */
type Link = (data: Data, emission: Emission, fields: Fields) => Part | undefined;

const said =
  (name: string): Link =>
  (data, emission) =>
    call(name, [stringLiteral(textOf(emission, data))]);
const flagged =
  (name: string): Link =>
  () =>
    `${name}()`;
const listed =
  (name: string): Link =>
  (data) =>
    call(name, literals(data));
const styled: Link = (data, emission) =>
  call("style", [[emission.runtime("internal.spec.Param"), `.Style.${constantName(dataText(data))}`]]);
const exploded: Link = (data) => `explode(${data.kind === "flag" && data.value})`;

/** The chain of what is said of a record, in the order of `links`. */
function linksOf(emission: Emission, { fields }: DataRecord, links: { readonly [field: string]: Link }): Part[] {
  return Object.entries(links).flatMap(([name, link]) => {
    const data = fields[name];
    const part = data && link(data, emission, fields);
    return part === undefined ? [] : [part];
  });
}

const parameterLinks: { readonly [field: string]: Link } = {
  name(data, emission, { key }) {
    const wire = textOf(emission, data);
    return wire === textOf(emission, key) ? undefined : call("name", [stringLiteral(wire)]);
  },
  style: styled,
  explode: exploded,
  allowReserved: flagged("allowReserved"),
  default: (data, emission) =>
    call("defaultValue", [jsonLiteral(emission, data.kind === "json" ? data.value : dataText(data))]),
  option: said("option"),
  greedy: flagged("greedy"),
};

/** A parameter that is written the usual way is its name alone. */
function parameterPart(emission: Emission, data: DataRecord): { readonly part: Part; readonly isUsual: boolean } {
  const key = stringLiteral(textOf(emission, data.fields.key));
  const links = linksOf(emission, data, parameterLinks);
  if (links.length === 0) return { part: key, isUsual: true };
  return { part: chain(call([emission.runtime("internal.spec.Param"), ".of"], [key]), links), isUsual: false };
}

const records = (data: Data | undefined): DataRecord[] =>
  data ? dataItems(data).flatMap((item) => (item.kind === "record" ? [item] : [])) : [];

const fieldLinks: { readonly [field: string]: Link } = {
  encoding: (data) => (["file", "json"].includes(dataText(data)) ? `${dataText(data)}()` : undefined),
  style: styled,
  explode: exploded,
  contentType: said("contentType"),
  repeated: flagged("repeated"),
};

const bodyClasses: { readonly [kind: string]: string } = {
  json: "internal.body.JsonBody",
  form: "internal.body.FormBody",
  multipart: "internal.body.MultipartBody",
  text: "internal.body.TextBody",
  binary: "internal.body.BinaryBody",
  envelope: "internal.connect.EnvelopeBody",
};

function bodyPart(emission: Emission, data: DataRecord): Part {
  const body = emission.runtime(bodyClasses[dataText(data.fields.kind)] ?? "internal.body.JsonBody");
  const links = linksOf(emission, data, {
    mediaType: said("mediaType"),
    key: said("key"),
    optional: flagged("optional"),
  });
  for (const field of records(data.fields.fields)) {
    const made = call(
      [emission.runtime("internal.spec.FieldSpec"), ".of"],
      [stringLiteral(dataText(field.fields.name))],
    );
    // Also those that are as usual: fields are sent in this order.
    links.push(call("field", [chain(made, linksOf(emission, field, fieldLinks))]));
  }
  return chain([body, ".spec()"], links);
}

/** How a response is read: the types by status, or the type of all. */
export interface ResponseText {
  readonly type: Part;
  readonly byStatus: readonly (readonly [status: string, type: Part])[];
}

const responseKinds: { readonly [kind: string]: string } = { bytes: "BINARY", sse: "EVENTS", jsonl: "LINES" };

function responsePart(emission: Emission, data: DataRecord, { type, byStatus }: ResponseText): Part {
  const spec = emission.runtime("internal.spec.ResponseSpec");
  const word = dataText(data.fields.kind);
  const kind: Part = [spec, `.Kind.${responseKinds[word] ?? word.toUpperCase()}`];
  const links = linksOf(emission, data, {
    accept: said("accept"),
    empty: flagged("empty"),
    terminator: said("terminator"),
    errorEvent: said("errorEvent"),
    errorItems: flagged("errorItems"),
    text: flagged("text"),
    returns: listed("returns"),
  });
  const statuses = byStatus.map(([status, of]) => call("status", [stringLiteral(status), of]));
  return chain(call([spec, ".of"], [kind, type]), [...links, ...statuses]);
}

/** Keys of a place in the request. */
function keysOf(emission: Emission, data: Data): Part[] {
  const keys = data.kind === "record" ? data.fields.keys : undefined;
  return keys ? dataItems(keys).map((key) => stringLiteral(textOf(emission, key))) : [];
}

const placed =
  (name: string): Link =>
  (data, emission) =>
    call(name, keysOf(emission, data));

const pageLinks: { readonly [field: string]: Link } = {
  cursor: placed("at"),
  offset: placed("at"),
  next: listed("next"),
  lastItem: flagged("ofLastItem"),
  step: placed("step"),
  hasNextPage: listed("hasNext"),
  unit: (data) => (dataText(data) === "page" ? "countsPages()" : undefined),
  start: (data) => `start(${dataText(data)})`,
};

function pagePart(emission: Emission, data: DataRecord): Part {
  const spec = emission.runtime("internal.spec.PageSpec");
  const kind: Part = [spec, `.Kind.${dataText(data.fields.kind).toUpperCase()}`];
  return chain(call([spec, ".of"], [kind, ...literals(data.fields.results)]), linksOf(emission, data, pageLinks));
}

function protocolPart(emission: Emission, data: DataRecord): Part | undefined {
  if (data.type !== "json-rpc") return undefined;
  const of = call([emission.runtime("internal.rpc.RpcSpec"), ".of"], [stringLiteral(dataText(data.fields.method))]);
  const links = linksOf(emission, data, {
    positions: listed("positions"),
    nameable: flagged("nameable"),
    notification: flagged("notification"),
  });
  return chain(of, links);
}

/** Alternatives of schemes: `List.of(List.of("a"), List.of("b", "c"))`. */
export function securityPart(emission: Emission, data: Data): Part {
  const list = emission.symbol("java.util", "List");
  return call(
    [list, ".of"],
    dataItems(data).map((schemes) => call([list, ".of"], literals(schemes))),
  );
}

/** The exception of an error, which the runtime makes of a failed call. */
function errorPart(emission: Emission, { fields }: DataRecord): Part {
  const { names, packages } = emission;
  const status = fields.status ? dataText(fields.status) : `${fields.class ? dataText(fields.class) : ""}XX`;
  const ref = fields.error?.kind === "name" ? fields.error.ref : undefined;
  if (ref?.kind !== "error") throw new Error("An error without a name");
  const type = emission.declared(packages.errors, names.companion("errorMaker", ref.id));
  return call("error", [stringLiteral(status), [type, "::new"]]);
}

const isRecord = (data: Data | undefined): data is DataRecord => data?.kind === "record";

/** What the runtime must know of an operation, as calls on its spec. */
export function operationParts(emission: Emission, data: DataRecord, response: ResponseText): Part[] {
  const { fields } = data;
  const parts: Part[] = [];
  for (const [field, method] of [
    ["pathParams", "path"],
    ["query", "query"],
    ["headers", "header"],
    ["cookies", "cookie"],
  ] as const) {
    for (const record of records(fields[field])) {
      const { part, isUsual } = parameterPart(emission, record);
      if (!isUsual || method !== "path") parts.push(call(method, [part]));
    }
  }
  if (isRecord(fields.body)) parts.push(call("body", [bodyPart(emission, fields.body)]));
  if (isRecord(fields.response)) parts.push(call("response", [responsePart(emission, fields.response, response)]));
  for (const error of records(fields.errors)) parts.push(errorPart(emission, error));
  if (fields.security) parts.push(call("security", [securityPart(emission, fields.security)]));
  if (fields.server) parts.push(`server(${dataText(fields.server)})`);
  if (fields.definition) parts.push(call("definition", [stringLiteral(dataText(fields.definition))]));
  if (fields.idempotent) parts.push("idempotent()");
  if (fields.idempotencyKey) parts.push(call("idempotencyKey", [stringLiteral(dataText(fields.idempotencyKey))]));
  if (fields.noRetries) parts.push("noRetries()");
  if (isRecord(fields.page)) parts.push(call("page", [pagePart(emission, fields.page)]));
  const protocol = isRecord(fields.rpc) ? protocolPart(emission, fields.rpc) : undefined;
  if (protocol !== undefined) parts.push(call("protocol", [protocol]));
  for (const { fields: pin } of records(fields.pinned)) {
    const value = pin.value?.kind === "json" ? pin.value.value : null;
    parts.push(call("pinned", [stringLiteral(textOf(emission, pin.key)), jsonLiteral(emission, value)]));
  }
  return parts;
}

export { isRecord, literals, records, referredName, textOf };
