// Parts of small OpenAPI and proto definitions, for tests that hold many.

export const KEYS = `components:
  securitySchemes:
    a: { type: apiKey, in: header, name: A-KEY }
    b: { type: apiKey, in: query, name: bkey }
    sid: { type: apiKey, in: cookie, name: sid }
    token: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }`;

export function openapi(path: string, rest = "", version = "3.1.0"): string {
  const head = `openapi: ${version}\ninfo: { title: Fresh, version: "1.0" }\nservers: [{ url: "https://api.fresh.example" }]`;
  return `${head}\npaths:\n  ${path}\n${rest}\n`;
}

export const schemas = (text: string): string => `components: { schemas: { ${text} } }`;
export const NONE = `responses: { "204": { description: none } }`;
export const send = (type: string, schema: string, more = ""): string =>
  `/up: { post: { operationId: up, requestBody: { required: true, content: { ${type}: { schema: ${schema}${more} } } }, ${NONE} } }`;
export const PNG = schemas("Png: { type: string, contentMediaType: image/png }");
export const form = (properties: string, more = ""): string =>
  send("multipart/form-data", `{ type: object, properties: { ${properties} } }`, more);
export const read = (content: string, parameters = ""): string =>
  `/get: { get: { operationId: get, parameters: [${parameters}], responses: { "200": { description: ok, content: { ${content} } } } } }`;
export const json = (schema: string): string => `application/json: { schema: ${schema} }`;
export const query = (name: string): string => `{ name: ${name}, in: query, schema: { type: integer, default: 1 } }`;
export const objects = `{ type: array, items: { type: object, properties: { id: { type: string } } } }`;
export const proto = (text: string, imported: string): string =>
  `syntax = "proto3";\npackage reef.v1;\nimport "google/api/annotations.proto";\nimport "${imported}";\n${text}`;
