/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /tree",
    {
      call: (client) => client.getTree(),
      request: { method: "GET", path: "/tree" },
      reply: { status: 200, type: "application/json", body: '{"value":"value","children":[],"byName":{},"list":[],"dictionary":{},"json":"json","ring":[{}]}' },
      result: "json",
    },
  ],
  [
    "PUT /tree",
    {
      call: (client) => client.putJson({ body: "text" }),
      request: { method: "PUT", path: "/tree", body: { type: "application/json", json: '"text"' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
