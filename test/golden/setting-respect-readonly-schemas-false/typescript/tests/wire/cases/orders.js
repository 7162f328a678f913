/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /orders",
    {
      call: (client) => client.orders.createOrder({
        body: [
          {
            lines: [{ count: 1 }],
            byName: {},
            address: { city: "city" },
            payment: { kind: "Card", secret: "secret" },
            meta: {},
          },
        ],
      }),
      request: { method: "POST", path: "/orders", body: { type: "application/json", json: '[{"lines":[{"count":1}],"byName":{},"address":{"city":"city"},"payment":{"kind":"Card","secret":"secret"},"meta":{}}]' } },
      reply: { status: 200, type: "application/json", body: '{"id":"id","createdAt":"2026-01-31T12:00:00Z","lines":[{"id":"id","count":1}],"byName":{},"address":{"city":"city"},"payment":{"kind":"Card","id":"id"},"meta":{"id":"id"}}' },
      result: "json",
    },
  ],
  [
    "PUT /lines",
    {
      call: (client) => client.orders.putLine({ count: 1 }),
      request: { method: "PUT", path: "/lines", body: { type: "application/json", json: '{"count":1}' } },
      reply: { status: 200, type: "application/json", body: '{"id":"id","count":1}' },
      result: "json",
    },
  ],
];
