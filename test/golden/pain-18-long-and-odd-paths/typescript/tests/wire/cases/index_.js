/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /index",
    {
      call: (client) => client.index.getIndex(),
      request: { method: "GET", path: "/index" },
      reply: { status: 200, type: "application/json", body: '{"one":{},"two":{}}' },
      result: "json",
    },
  ],
];
