/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /things",
    {
      call: (client) => client.things.listThings({ filter: "value" }),
      request: { method: "GET", path: "/things", query: [["filter", "value"]] },
      reply: { status: 200, type: "application/json", body: '[{"anything":"value","inner":{},"list":[1],"code":"code","at":"2026-01-31T12:00:00Z","untyped":"value","absent":"value"}]' },
      result: "json",
    },
  ],
];
