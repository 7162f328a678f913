import { exampleCall } from "@sdkwright/docs-kit";
import {
  allProperties,
  type Client,
  type Field,
  fieldsOfMethod,
  type JsonValue,
  type Method,
  methodOf,
  sourceOf,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";
import { plainLine } from "../markdown/plain.js";
import type { SiteApi } from "../model.js";
import { addressesOf, wireAddress } from "../reference/addresses.js";
import { aboutOf } from "../reference/documented.js";
import { callLanguages, callsOf } from "./calls.js";

/** Which function of the runtime makes a call. */
function viaOf({ result, call }: Method): string {
  switch (result.kind) {
    case "page":
      return "page";
    case "stream":
      return result.resumable ? "resume" : result.frames;
    case "file":
      return result.buffered ? "send" : "file";
    case "socket":
      return "socket";
    case "nothing":
    case "value":
    case "choice":
      return call.protocol.kind === "json-rpc" ? "rpc" : "send";
    default:
      return result satisfies never;
  }
}

/** A declared type as forms need it: without what only documents it. */
function formType(site: SiteApi, decl: TypeDecl): JsonValue {
  switch (decl.kind) {
    case "object": {
      const properties = allProperties(site.api, decl).filter(({ access }) => access !== "read");
      return {
        kind: "object",
        properties: properties.map(({ name, type, required }) => ({ name: name.wire, type: json(type), required })),
        additional: decl.additional ? json(decl.additional) : null,
      };
    }
    case "enum":
      return { kind: "enum", values: decl.values.map(({ value }) => value), open: decl.open };
    case "union":
      return {
        kind: "union",
        tag: decl.discriminator?.wire ?? null,
        variants: decl.variants.map(({ name, type, tags }) => ({ name: name.wire, type: json(type), tags })),
      };
    case "alias":
      return { kind: "alias", type: json(decl.type) };
    default:
      return decl satisfies never;
  }
}

/** A type expression is plain data already. */
const json = (type: Type): JsonValue => type as unknown as JsonValue;

/** Adds the declarations that a type refers to, directly or not. */
function collect(site: SiteApi, value: unknown, types: Map<TypeId, JsonValue>): void {
  if (typeof value !== "object" || value === null) return;
  const { kind, id } = value as { readonly kind?: unknown; readonly id?: unknown };
  if (kind === "ref" && typeof id === "string") {
    const decl = site.api.types[id as TypeId];
    if (!decl || types.has(decl.id)) return;
    const form = formType(site, decl);
    types.set(decl.id, form);
    collect(site, form, types);
    return;
  }
  for (const part of Object.values(value)) collect(site, part, types);
}

/** The first lines of a text are enough beside a field. */
const LONGEST_HELP = 200;

function fieldData(site: SiteApi, method: Method, field: Field, example: JsonValue | undefined): JsonValue {
  const operation = site.api.operations[method.id];
  const about = operation?.kind === "http" ? aboutOf(sourceOf(site.api, operation, field)) : "";
  const help = plainLine(about, LONGEST_HELP);
  const { from, type, required, sent, documentedDefault } = field;
  const fallback = sent ?? documentedDefault;
  return {
    key: site.spelling.field(method, field),
    name: from.kind === "body" ? "body" : from.name,
    in: from.kind === "parameter" ? from.in : from.kind,
    type: json(type),
    required,
    ...(help !== "" && { help }),
    ...(fallback !== undefined && { fallback }),
    ...(example !== undefined && { example }),
  };
}

/** The value that the example of a call has for a field. */
function exampleOf(call: ReturnType<typeof exampleCall>, { from }: Field): JsonValue | undefined {
  if (from.kind === "parameter")
    return call.parameters.find((one) => one.in === from.in && one.name === from.name)?.value;
  if (from.kind === "body") return call.body;
  const { body } = call;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
  return Object.hasOwn(body, from.name) ? (body as { readonly [name: string]: JsonValue })[from.name] : undefined;
}

/** Keys of the fields in the order in which the example gives them, which is that of its printed calls. */
function givenKeys(site: SiteApi, method: Method, call: ReturnType<typeof exampleCall>): string[] {
  const { parameters, body } = call;
  const names = typeof body === "object" && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const place = ({ from }: Field): number => {
    if (from.kind === "parameter") return parameters.findIndex((one) => one.in === from.in && one.name === from.name);
    return parameters.length + (from.kind === "body" ? 0 : names.indexOf(from.name));
  };
  const given = fieldsOfMethod(method).filter((field) => exampleOf(call, field) !== undefined);
  return given.sort((a, b) => place(a) - place(b)).map((field) => site.spelling.field(method, field));
}

/** What the explorer needs for the operations of a resource: their descriptors and forms, as JSON. */
export function resourceData(site: SiteApi, client: Client): JsonValue {
  const types = new Map<TypeId, JsonValue>();
  const { anchor } = addressesOf(site);
  const operations = client.methods.flatMap((id): (readonly [string, JsonValue])[] => {
    const operation = site.api.operations[id];
    if (operation?.kind !== "http") return [];
    const method = methodOf(site.sdk, id);
    const fields = fieldsOfMethod(method);
    for (const { type } of fields) collect(site, type, types);
    const call = exampleCall({ api: site.api, report: () => {} }, operation);
    const data: JsonValue = {
      ...wireAddress(operation),
      id,
      via: viaOf(method),
      descriptor: site.descriptors.method(id),
      given: givenKeys(site, method, call),
      fields: fields.map((field) => fieldData(site, method, field, exampleOf(call, field))),
    };
    return [[anchor(id), data]];
  });
  return {
    operations: Object.fromEntries(operations),
    types: Object.fromEntries(types),
    calls: callsOf(site, client),
  };
}

/** Names of the environments that docs.yml offers, in the spelling of the client. */
function offered({ sdk, names, playground }: SiteApi): string[] | undefined {
  const { environments } = playground;
  if (!environments) return undefined;
  return sdk.environments.list
    .map(({ index }) => [names.environment(index), sdk.api.environments.list[index]?.name.wire ?? ""] as const)
    .filter((spellings) => spellings.some((spelling) => environments.includes(spelling)))
    .map(([name]) => name);
}

/** What the explorer needs of an API as a whole. */
export function clientData(site: SiteApi): JsonValue {
  const { descriptors, playground, api, title } = site;
  const environments = offered(site);
  return {
    title,
    client: descriptors.client,
    playground: {
      oauth: playground.oauth,
      ...(environments && { environments }),
    },
    languages: callLanguages(site),
    unsupported: api.auth.schemes.flatMap((scheme) => (scheme.kind === "unsupported" ? [scheme.id] : [])),
  };
}
