/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /days",
    {
      call: (client) => client.days.getDay({ on: "2026-01-31" }),
      request: { method: "GET", path: "/days", query: [["on", "2026-01-31"]] },
      reply: { status: 200, type: "application/json", body: '{"date":"2026-01-31","moment":"2026-01-31T12:00:00Z","others":["2026-01-31"]}' },
      result: "json",
    },
  ],
];
