const properties = {
  id: { type: "integer" },
  kind: { type: "string", enum: ["created", "moved", "removed"] },
  title: { type: "string" },
  note: { type: "string" },
  score: { type: "number" },
  is_open: { type: "boolean" },
  labels: { type: "array", items: { type: "string" } },
  created_at: { type: "string", format: "date-time" },
  updated_at: { type: "string", format: "date-time" },
};

/** The definition whose large response is read: a list of objects with two times each. */
export const EVENTS = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "http://localhost" }],
  paths: {
    "/events": {
      get: {
        tags: ["events"],
        operationId: "list",
        responses: {
          200: {
            description: "ok",
            content: {
              "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Event" } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: { Event: { type: "object", required: ["id", "created_at"], properties } },
  },
};
