/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /orders",
    {
      call: (client) => client.listOrders(),
      request: { method: "GET", path: "/orders" },
      reply: { status: 200, type: "application/json", body: '[{"id":"id"}]' },
      result: "json",
    },
  ],
];
