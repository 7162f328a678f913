/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /orders",
    {
      call: (client) => client.orders.createOrder({ speed: "slow" }),
      request: { method: "POST", path: "/orders", body: { type: "application/json", json: '{"speed":"slow"}' } },
      reply: { status: 200, type: "application/json", body: '{"state":"open","history":["open"],"counts":{},"payment":{"method":"card"}}' },
      result: "json",
    },
  ],
];
