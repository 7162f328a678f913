/** The definition whose calls are measured: a path and a list in the query, a body, and the same again as the answer. */
export const PETS = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "http://localhost" }],
  security: [{ bearer: [] }],
  paths: {
    "/pets/{id}": {
      put: {
        tags: ["pets"],
        operationId: "update",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "fields", in: "query", schema: { type: "array", items: { type: "string" } } },
        ],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } },
        responses: {
          200: { description: "ok", content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } },
        },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    schemas: { Pet: { type: "object", properties: { name: { type: "string" }, age: { type: "integer" } } } },
  },
};
