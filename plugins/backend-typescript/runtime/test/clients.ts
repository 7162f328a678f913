import { createCore } from "../src/core/index.js";
import type { ClientOptions, ClientSpec, Core, OperationSpec } from "../src/core/index.js";

/** A spec without credentials, to be varied. */
export const bare: ClientSpec = {
  packageName: "acme",
  version: "1.2.3",
  environments: {},
  auth: { mode: "none", schemes: {} },
};

export const bearer: ClientSpec = {
  ...bare,
  auth: {
    mode: "single",
    apply: ["bearerAuth"],
    schemes: { bearerAuth: { kind: "bearer", token: { option: "token", env: "ACME_TOKEN" } } },
  },
};

export const schemes: ClientSpec["auth"]["schemes"] = {
  bearerAuth: { kind: "bearer", token: { option: "token", env: "ACME_TOKEN" } },
  basicAuth: { kind: "basic", username: { option: "username" }, password: { option: "password" } },
  apiKey: { kind: "header", name: "X-Api-Key", value: { option: "apiKey", env: "ACME_KEY" } },
  queryKey: { kind: "query", name: "key", value: { option: "queryKey" } },
  cookieKey: { kind: "cookie", name: "session", value: { option: "cookieKey" } },
};

interface Values {
  readonly [option: string]: unknown;
}

/** A core whose options may hold credentials, as those of generated clients do. */
export function make(spec: ClientSpec, options: ClientOptions | Values): Core {
  return createCore(spec, options);
}

export const get: OperationSpec = {
  method: "GET",
  path: "/pets/{petId}",
  response: { kind: "json" },
};
export const ping: OperationSpec = {
  method: "GET",
  path: "/ping",
  response: { kind: "json", empty: true },
  security: [],
};
export const create: OperationSpec = {
  method: "POST",
  path: "/pets",
  body: { kind: "json" },
  response: { kind: "json" },
};
export const rex = { petId: "p1" };
