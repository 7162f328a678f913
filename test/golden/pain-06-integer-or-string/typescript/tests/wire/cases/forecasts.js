/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /forecasts",
    {
      call: (client) => client.forecasts.listForecasts({ days: 1 }),
      request: { method: "GET", path: "/forecasts", query: [["days", "1"]] },
      reply: { status: 200, type: "application/json", body: '[{"celsius":1,"wind":1.5,"id":1}]' },
      result: "json",
    },
  ],
];
