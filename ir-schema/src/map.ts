import type { Api } from "./api.js";
import { nullable } from "./build.js";
import type { TypeId } from "./ids.js";
import type { BodyContent, HttpOperation, Operation, ResponseContent, RpcOperation } from "./operations.js";
import type { PrimitiveType, Type, TypeDecl } from "./types.js";

/** What a reference becomes. */
export type MapReference = (id: TypeId) => Type;

/** What a reference becomes, and what a primitive does. */
export interface MapLeaves {
  readonly reference: MapReference;
  readonly primitive: (type: PrimitiveType) => Type;
}

export type TypeMap = MapReference | MapLeaves;

/** What types become in what callers send, and in what they receive. */
export interface MapDirections {
  readonly sent: TypeMap;
  readonly received: TypeMap;
}

/** The type expression with another one in place of each reference, and of each primitive where the map has them. */
export function mapType(type: Type, map: TypeMap): Type {
  switch (type.kind) {
    case "ref":
      return referenceOf(map)(type.id);
    case "primitive":
      return typeof map === "function" ? type : map.primitive(type);
    case "list":
      return { ...type, items: mapType(type.items, map) };
    case "tuple": {
      const rest = type.rest && mapType(type.rest, map);
      return { ...type, items: type.items.map((item) => mapType(item, map)), rest };
    }
    case "map":
      return { ...type, ...(type.keys && { keys: mapType(type.keys, map) }), values: mapType(type.values, map) };
    case "nullable":
      return nullable(mapType(type.inner, map));
    default:
      return type;
  }
}

function referenceOf(map: TypeMap): MapReference {
  return typeof map === "function" ? map : map.reference;
}

/** The declaration with other types in place of what it refers to. A parent becomes what its reference does, if that is one. */
export function mapDecl<D extends TypeDecl>(decl: D, map: TypeMap): D;
export function mapDecl(decl: TypeDecl, map: TypeMap): TypeDecl {
  switch (decl.kind) {
    case "object":
      return {
        ...decl,
        properties: decl.properties.map((property) => ({ ...property, type: mapType(property.type, map) })),
        extends: decl.extends.map((id) => mapId(id, map)),
        additional: decl.additional && mapType(decl.additional, map),
      };
    case "union":
      return { ...decl, variants: decl.variants.map((one) => ({ ...one, type: mapType(one.type, map) })) };
    case "alias":
      return { ...decl, type: mapType(decl.type, map) };
    case "enum":
      return decl;
    default:
      return decl satisfies never;
  }
}

function mapId(id: TypeId, map: TypeMap): TypeId {
  const type = referenceOf(map)(id);
  return type.kind === "ref" ? type.id : id;
}

/** The API with other types in place of what everything but its types refers to. */
export function mapUses(api: Api, { sent, received }: MapDirections): Api {
  return {
    ...api,
    headers: api.headers.map((header) => {
      const { value } = header;
      return value.kind === "parameter" ? { ...header, value: typed(value, sent) } : header;
    }),
    variables: api.variables.map((variable) => typed(variable, sent)),
    errors: mapValues(api.errors, (error) => ({ ...error, type: error.type && mapType(error.type, received) })),
    operations: mapValues(api.operations, (operation) => mapOperation(operation, { sent, received })),
    webhooks: mapValues(api.webhooks, (webhook) => ({
      ...webhook,
      headers: webhook.headers.map((header) => typed(header, received)),
      payload: webhook.payload && mapType(webhook.payload, received),
    })),
    channels: mapValues(api.channels, (channel) => ({
      ...channel,
      parameters: channel.parameters.map((parameter) => typed(parameter, sent)),
      messages: channel.messages.map(({ headers, ...message }) => {
        const map = message.direction === "send" ? sent : received;
        const payload = mapType(message.payload, map);
        return { ...message, payload, ...(headers !== undefined && { headers: mapId(headers, map) }) };
      }),
    })),
  };
}

function mapOperation(operation: Operation, maps: MapDirections): Operation {
  switch (operation.kind) {
    case "http":
      return mapHttp(operation, maps);
    case "rpc":
      return mapRpc(operation, maps);
    case "channel":
      return operation;
    default:
      return operation satisfies never;
  }
}

function mapHttp(operation: HttpOperation, { sent, received }: MapDirections): HttpOperation {
  const { body } = operation;
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => typed(parameter, sent)),
    body: body && { ...body, contents: body.contents.map((content) => mapContent(content, sent)) },
    responses: operation.responses.map((response) => ({
      ...response,
      contents: response.contents.map((content) => mapContent(content, received)),
      headers: response.headers.map((header) => typed(header, received)),
    })),
  };
}

function mapRpc(operation: RpcOperation, { sent, received }: MapDirections): RpcOperation {
  return {
    ...operation,
    params: operation.params.map((param) => typed(param, sent)),
    result: operation.result && mapType(operation.result, received),
    codes: operation.codes.map((code) => ({ ...code, data: code.data && mapType(code.data, received) })),
  };
}

function mapContent<C extends BodyContent | ResponseContent>(content: C, map: TypeMap): C {
  return content.kind === "binary" ? content : { ...content, type: mapType(content.type, map) };
}

function typed<T extends { readonly type: Type }>(part: T, map: TypeMap): T {
  return { ...part, type: mapType(part.type, map) };
}

function mapValues<K extends string, V>(table: { readonly [key in K]: V }, map: (value: V) => V): { [key in K]: V } {
  const mapped: Partial<{ [key in K]: V }> = {};
  for (const key of Object.keys(table) as K[]) mapped[key] = map(table[key]);
  return mapped as { [key in K]: V };
}
