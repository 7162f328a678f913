import { createServer, type IncomingMessage } from "node:http";
import {
  type DescField,
  type DescMessage,
  fromJson,
  type JsonObject,
  type JsonValue,
  toJson,
} from "@bufbuild/protobuf";
import { registry } from "./echo.js";
import { listen } from "./listen.js";

/** The rules of rest.proto, as a gateway has them: what the path fills, and which field the body is (`*`: the rest). */
const RULES = [
  { verb: "GET", path: /^\/v1\/(items\/[^/]+)$/, fills: "name", request: "GetRequest" },
  { verb: "GET", path: /^\/v1\/deep\/(.+)$/, fills: "name", request: "GetRequest" },
  { verb: "GET", path: /^\/v1\/items$/, request: "GetRequest" },
  { verb: "PATCH", path: /^\/v1\/(items\/[^/]+)$/, fills: "item.text", request: "UpdateRequest", body: "item" },
  { verb: "POST", path: /^\/v1\/(items\/[^/]+):copy$/, fills: "name", request: "CopyRequest", body: "*" },
  { verb: "DELETE", path: /^\/v1\/(items\/[^/]+)$/, fills: "name", request: "GetRequest" },
] as const;

function messageType(name: string): DescMessage {
  const type = registry.getMessage(`echo.v1.${name}`);
  if (!type) throw new Error(`No message ${name}`);
  return type;
}

/** Text of a query or a path as JSON has it: ProtoJSON reads numbers, names and well-known types from text. */
function textValue(field: DescField, text: string): JsonValue {
  return field.fieldKind === "scalar" && (text === "true" || text === "false") ? text === "true" : text;
}

/** Puts a value at a path of field names into the JSON of a message; fields can be named either way. */
function put(type: DescMessage, target: JsonObject, path: readonly string[], texts: readonly string[]): void {
  const [name, ...rest] = path;
  const field = type.fields.find((one) => one.name === name || one.jsonName === name);
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  if (rest.length > 0) {
    if (field.fieldKind !== "message") throw new Error(`${name} holds no fields`);
    const inner = (target[field.jsonName] ?? {}) as JsonObject;
    target[field.jsonName] = inner;
    put(field.message, inner, rest, texts);
    return;
  }
  const values = texts.map((text) => textValue(field, text));
  if (field.fieldKind !== "list" && values.length > 1) throw new Error(`${name} comes twice`);
  target[field.jsonName] = field.fieldKind === "list" ? values : (values[0] ?? null);
}

/** The message that a request stands for. Whatever does not fit its type is refused. */
function transcode(method: string, url: URL, body: string): JsonObject {
  const rule = RULES.find((one) => one.verb === method && one.path.test(url.pathname));
  if (!rule) throw new Error(`No rule for ${method} ${url.pathname}`);
  const type = messageType(rule.request);
  const json: JsonObject = {};
  if ("body" in rule) Object.assign(json, rule.body === "*" ? JSON.parse(body) : { [rule.body]: JSON.parse(body) });
  else if (body !== "") throw new Error("There is a body");
  const [, filled = ""] = rule.path.exec(url.pathname) ?? [];
  if ("fills" in rule) put(type, json, rule.fills.split("."), [decodeURIComponent(filled)]);
  for (const key of new Set(url.searchParams.keys())) put(type, json, key.split("."), url.searchParams.getAll(key));
  return toJson(type, fromJson(type, json, { registry }), { registry }) as JsonObject;
}

/** What the server answers, whatever it is asked for. */
export const ITEM = { text: "items/1", large: "9007199254740993", at: "2026-01-31T12:00:00Z", maybeYes: false };

/** What the server is asked, as its library understands it. */
export async function openGateway(): Promise<{ url: string; asked: JsonObject[] }> {
  const asked: JsonObject[] = [];
  const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    let body = "";
    for await (const chunk of request) body += chunk;
    try {
      asked.push(transcode(request.method ?? "", new URL(request.url ?? "", "http://localhost"), body));
    } catch (error) {
      return [400, { code: 3, message: String(error), details: [] }];
    }
    if (request.method === "DELETE") return [200, {}];
    return [200, request.url?.startsWith("/v1/items?") || request.url === "/v1/items" ? [ITEM] : ITEM];
  };
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  return { url: await listen(server), asked };
}
