import type { Api } from "./api.js";
import { nullable } from "./build.js";
import type { TypeId } from "./ids.js";
import type { BodyContent, HttpOperation, Operation, Response, ResponseContent, RpcOperation } from "./operations.js";
import type { PrimitiveType, Type, TypeDecl } from "./types.js";

/** What a reference becomes. */
export type MapReference = (id: TypeId) => Type;

/** How references and primitives are replaced. */
export interface MapLeaves {
  readonly reference: MapReference;
  readonly primitive: (type: PrimitiveType) => Type;
}

export type TypeMap = MapReference | MapLeaves;

/** How types are replaced in requests and in responses. */
export interface MapDirections {
  readonly sent: TypeMap;
  readonly received: TypeMap;
}

/** The items mapped; the same list where each item stays what it is. */
function mapEach<T>(items: readonly T[], map: (item: T) => T): readonly T[] {
  let mapped: T[] | undefined;
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as T;
    const own = map(item);
    // Most lists stay what they are: a copy of each would be garbage.
    if (own !== item) mapped ??= items.slice(0, at);
    mapped?.push(own);
  }
  return mapped ?? items;
}

/**
 * The type expression with another one in place of each reference, and of each primitive where the map has them. The same
 * object where each stays what it is.
 */
export function mapType(type: Type, map: TypeMap): Type {
  switch (type.kind) {
    case "ref": {
      const mapped = referenceOf(map)(type.id);
      return mapped.kind === "ref" && mapped.id === type.id ? type : mapped;
    }
    case "primitive":
      return typeof map === "function" ? type : map.primitive(type);
    case "list": {
      const items = mapType(type.items, map);
      return items === type.items ? type : { ...type, items };
    }
    case "tuple": {
      const rest = type.rest && mapType(type.rest, map);
      const items = mapEach(type.items, (item) => mapType(item, map));
      return items === type.items && rest === type.rest ? type : { ...type, items, rest };
    }
    case "map": {
      const keys = type.keys && mapType(type.keys, map);
      const values = mapType(type.values, map);
      return keys === type.keys && values === type.values ? type : { ...type, ...(keys && { keys }), values };
    }
    case "nullable": {
      const inner = mapType(type.inner, map);
      return inner === type.inner ? type : nullable(inner);
    }
    default:
      return type;
  }
}

function referenceOf(map: TypeMap): MapReference {
  return typeof map === "function" ? map : map.reference;
}

/**
 * The declaration with other types in place of what it refers to. A parent becomes what its reference does, if that is one.
 * The same object where each reference stays what it is.
 */
export function mapDecl<D extends TypeDecl>(decl: D, map: TypeMap): D;
export function mapDecl(decl: TypeDecl, map: TypeMap): TypeDecl {
  switch (decl.kind) {
    case "object": {
      const properties = mapEach(decl.properties, (property) => typed(property, map));
      const parents = mapEach(decl.extends, (id) => mapId(id, map));
      const additional = decl.additional && mapType(decl.additional, map);
      const isSame = properties === decl.properties && parents === decl.extends && additional === decl.additional;
      return isSame ? decl : { ...decl, properties, extends: parents, additional };
    }
    case "union": {
      const variants = mapEach(decl.variants, (variant) => typed(variant, map));
      return variants === decl.variants ? decl : { ...decl, variants };
    }
    case "alias":
      return typed(decl, map);
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

/** The API with these declarations as its types, and with other types in place of whatever refers to one. */
export function mapTypes(api: Api, decls: readonly TypeDecl[], map: TypeMap): Api {
  const types: { [id: TypeId]: TypeDecl } = {};
  for (const decl of decls) types[decl.id] = mapDecl(decl, map);
  return { ...mapUses(api, { sent: map, received: map }), types };
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
    errors: mapValues(api.errors, (error) => {
      const type = error.type && mapType(error.type, received);
      return type === error.type ? error : { ...error, type };
    }),
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
  const parameters = mapEach(operation.parameters, (parameter) => typed(parameter, sent));
  const contents = body && mapEach(body.contents, (content) => mapContent(content, sent));
  const responses = mapEach(operation.responses, (response) => mapResponse(response, received));
  const isSame = parameters === operation.parameters && responses === operation.responses;
  if (isSame && (!body || contents === body.contents)) return operation;
  return { ...operation, parameters, body: body && contents && { ...body, contents }, responses };
}

function mapResponse(response: Response, received: TypeMap): Response {
  const contents = mapEach(response.contents, (content) => mapContent(content, received));
  const headers = mapEach(response.headers, (header) => typed(header, received));
  return contents === response.contents && headers === response.headers ? response : { ...response, contents, headers };
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
  if (content.kind === "binary") return content;
  const type = mapType(content.type, map);
  return type === content.type ? content : { ...content, type };
}

function typed<T extends { readonly type: Type }>(part: T, map: TypeMap): T {
  const type = mapType(part.type, map);
  return type === part.type ? part : { ...part, type };
}

function mapValues<K extends string, V>(table: { readonly [key in K]: V }, map: (value: V) => V): { [key in K]: V } {
  const mapped: Partial<{ [key in K]: V }> = {};
  for (const key of Object.keys(table) as K[]) mapped[key] = map(table[key]);
  return mapped as { [key in K]: V };
}
