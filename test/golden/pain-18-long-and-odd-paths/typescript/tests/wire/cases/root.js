/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /with.dots/.well-known/_",
    {
      call: (client) => client.getWithDotsWellKnown(),
      request: { method: "GET", path: "/with.dots/.well-known/_" },
      reply: { status: 200, type: "application/json", body: '{"one":{},"two":{}}' },
      result: "json",
    },
  ],
];
