/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /default",
    {
      call: (client) => client.byDefault(),
      request: { method: "GET", path: "/default", headers: [["authorization", "Bearer bearer-token"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /public",
    {
      call: (client) => client.anonymous(),
      request: { method: "GET", path: "/public" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /optional",
    {
      call: (client) => client.optionally(),
      request: { method: "GET", path: "/optional" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /either",
    {
      call: (client) => client.either(),
      request: { method: "GET", path: "/either", headers: [["authorization", "Bearer bearer-token"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /cookie",
    {
      call: (client) => client.cookie(),
      request: { method: "GET", path: "/cookie", cookies: [["session", "session-value"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /query",
    {
      call: (client) => client.query(),
      request: { method: "GET", path: "/query", query: [["key", "queryKey-value"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /scoped",
    {
      call: (client) => client.scoped(),
      request: { method: "GET", path: "/scoped", headers: [["authorization", "Bearer oauth-token"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
