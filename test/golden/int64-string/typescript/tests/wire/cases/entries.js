/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /entries",
    {
      call: (client) => client.entries.list(),
      request: { method: "GET", path: "/entries" },
      reply: { status: 200, type: "application/json", body: '[{"kind":"debit","value":1}]' },
      result: "json", exact: [{ kind: "debit", value: "1" }],
    },
  ],
  [
    "GET /ticks",
    {
      call: (client) => client.entries.watch(),
      request: { method: "GET", path: "/ticks" },
      reply: { status: 200, type: "application/x-ndjson", body: '{"at":1}\n' },
      result: "lines", exact: [{ at: "1" }],
    },
  ],
];
