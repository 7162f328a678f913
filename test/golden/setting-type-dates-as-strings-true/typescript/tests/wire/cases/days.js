/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /days",
    {
      call: (client) => client.days.getDay({ on: "on" }),
      request: { method: "GET", path: "/days", query: [["on", "on"]] },
      reply: { status: 200, type: "application/json", body: '{"date":"date","moment":"2026-01-31T12:00:00Z","others":["others"]}' },
      result: "json",
    },
  ],
];
