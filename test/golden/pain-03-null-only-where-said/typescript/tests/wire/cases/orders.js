/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /orders",
    {
      call: (client) => client.orders.createOrder({
        item: "item",
        note: "note",
        count: 1,
        address: { city: "city" },
        billing: { city: "city" },
        tags: ["tags"],
      }),
      request: { method: "POST", path: "/orders", body: { type: "application/json", json: '{"item":"item","note":"note","count":1,"address":{"city":"city"},"billing":{"city":"city"},"tags":["tags"]}' } },
      reply: { status: 201, type: "application/json", body: '{"item":"item","note":"note","count":1,"address":{"city":"city"},"billing":{"city":"city"},"tags":["tags"],"id":"id"}' },
      result: "json",
    },
  ],
];
