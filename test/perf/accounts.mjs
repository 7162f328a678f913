const text = { type: "string" };
const time = { type: "string", format: "date-time" };
const properties = {
  id: { type: "integer", format: "int64" },
  name: text,
  email: text,
  balance: { type: "number" },
  active: { type: "boolean" },
  status: { type: "string", enum: ["open", "closed"] },
  createdAt: time,
  updatedAt: time,
};
const Account = { type: "object", required: Object.keys(properties), properties };
const content = { "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Account" } } } };

/** The definition whose answers are decoded: a list of objects with a value of every usual kind, times among them. */
export const ACCOUNTS = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "http://localhost" }],
  paths: { "/accounts": { get: { operationId: "list", responses: { 200: { description: "ok", content } } } } },
  components: { schemas: { Account } },
};
