import { aroundGenerator, GENERATOR, type Row, row, type Section, VARIABLE } from "./row.js";

/** A scheme in both places that schemes can stand in: of the file, and of one SDK. */
function inBothPlaces(table: string, frame: string, reads: string, part: Pick<Section, "beside" | "rows">): Section[] {
  const ofSdk = aroundGenerator("api").replace("HERE", `{ auth-schemes: { S: ${frame} } }`);
  return [
    { table: `5.3 ${table}`, frame: `auth-schemes: { S: ${frame} }`, reads: `authSchemes/S${reads}`, ...part },
    { table: `5.7 auth-schemes: ${table}`, frame: ofSdk, reads: `${GENERATOR}/authSchemes/S${reads}`, ...part },
  ];
}

const SCHEMES = ["basic", "bearer", "oauth"] as const;

function scheme(word: (typeof SCHEMES)[number]): Row {
  return row("scheme", word, { as: "kind", words: SCHEMES, missing: "missing-key" });
}

const OAUTH = "scheme: oauth, type: client-credentials";
const TOKEN = "get-token: { endpoint: POST /token }";

const responseRows = [
  row("access-token", "token", { as: "response/accessToken" }),
  row("expires-in", "ttl", { as: "response/expiresIn" }),
  row("refresh-token", "renew", { as: "response/refreshToken" }),
];

/** Schemes of `auth-schemes`. */
export const AUTH: readonly Section[] = [
  ...inBothPlaces("header", "HERE", "", {
    beside: { header: "X-Key", name: "key" },
    rows: [
      row("header", "X-Api-Key", { missing: "missing-key" }),
      row("name", "apiKey"),
      row("type", "string"),
      row("prefix", "Key ", { also: [["", ""]] }),
      row("env", "ACME_KEY", VARIABLE),
    ],
  }),
  ...inBothPlaces("basic", "HERE", "", {
    beside: { scheme: "basic" },
    rows: [
      scheme("basic"),
      row("username", { name: "user" }, { gives: { name: "user", omit: false } }),
      row("password", { env: "PASSWORD" }, { gives: { env: "PASSWORD", omit: false } }),
    ],
  }),
  ...["username", "password"].flatMap((part) =>
    inBothPlaces(`basic.${part}`, `{ scheme: basic, ${part}: HERE }`, `/${part}`, {
      rows: [row("name", "who"), row("env", "ACME_WHO", VARIABLE), row("omit", true, { also: [[false, false]] })],
    }),
  ),
  ...inBothPlaces("bearer", "HERE", "", {
    beside: { scheme: "bearer" },
    rows: [scheme("bearer"), row("token", { name: "key" })],
  }),
  ...inBothPlaces("bearer.token", "{ scheme: bearer, token: HERE }", "/token", {
    rows: [row("name", "apiToken"), row("env", "ACME_TOKEN", VARIABLE)],
  }),
  ...inBothPlaces("oauth", "HERE", "", {
    beside: { scheme: "oauth", type: "client-credentials", "get-token": { endpoint: "POST /token" } },
    rows: [
      scheme("oauth"),
      row("type", "client-credentials", {
        as: "kind",
        gives: "oauth",
        words: ["client-credentials"],
        missing: "missing-key",
      }),
      row("scopes", ["read", "write"]),
      row("client-id-env", "ACME_ID", VARIABLE),
      row("client-secret-env", "ACME_SECRET", VARIABLE),
      row("token-prefix", "Token", { also: [["", ""]] }),
      row("token-header", "X-Token"),
      row(
        "get-token",
        { endpoint: "auth.token" },
        {
          as: "getToken/endpoint",
          gives: "auth.token",
          missing: "missing-key",
        },
      ),
      row(
        "refresh-token",
        { endpoint: "POST /renew", "request-properties": { "refresh-token": "r" } },
        {
          as: "refreshToken/endpoint",
          gives: "POST /renew",
        },
      ),
    ],
  }),
  ...inBothPlaces("oauth.get-token", `{ ${OAUTH}, get-token: HERE }`, "/getToken", {
    beside: { endpoint: "POST /token" },
    rows: [
      row("endpoint", "v1::POST /token", { missing: "missing-key" }),
      row("request-properties", { "client-id": "id" }, { as: "request", gives: { clientId: "id" } }),
      row("response-properties", { "access-token": "t" }, { as: "response", gives: { accessToken: "t" } }),
    ],
  }),
  ...inBothPlaces(
    "oauth.get-token.request-properties",
    `{ ${OAUTH}, get-token: { endpoint: POST /token, request-properties: HERE } }`,
    "/getToken/request",
    { rows: [row("client-id", "id"), row("client-secret", "secret"), row("scopes", "scopes")] },
  ),
  ...inBothPlaces(
    "oauth.get-token.response-properties",
    `{ ${OAUTH}, get-token: { endpoint: POST /token, response-properties: HERE } }`,
    "/getToken",
    { rows: responseRows },
  ),
  ...inBothPlaces("oauth.refresh-token", `{ ${OAUTH}, ${TOKEN}, refresh-token: HERE }`, "/refreshToken", {
    beside: { endpoint: "POST /renew", "request-properties": { "refresh-token": "r" } },
    rows: [
      row("endpoint", "auth.renew", { missing: "missing-key" }),
      row(
        "request-properties",
        { "refresh-token": "renew" },
        {
          as: "request",
          gives: { refreshToken: "renew" },
          missing: "missing-key",
        },
      ),
      row("response-properties", { "access-token": "t" }, { as: "response", gives: { accessToken: "t" } }),
    ],
  }),
  ...inBothPlaces(
    "oauth.refresh-token.request-properties",
    `{ ${OAUTH}, ${TOKEN}, refresh-token: { endpoint: POST /renew, request-properties: HERE } }`,
    "/refreshToken/request",
    { beside: { "refresh-token": "r" }, rows: [row("refresh-token", "renew", { missing: "missing-key" })] },
  ),
  ...inBothPlaces(
    "oauth.refresh-token.response-properties",
    `{ ${OAUTH}, ${TOKEN}, refresh-token: { endpoint: POST /renew, request-properties: { refresh-token: r }, response-properties: HERE } }`,
    "/refreshToken",
    { rows: responseRows },
  ),
];
