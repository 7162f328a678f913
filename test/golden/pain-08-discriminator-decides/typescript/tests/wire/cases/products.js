/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /products",
    {
      call: (client) => client.products.listProducts(),
      request: { method: "GET", path: "/products" },
      reply: { status: 200, type: "application/json", body: '[{"kind":"plain","name":"name"}]' },
      result: "json",
    },
  ],
  [
    "GET /fields",
    {
      call: (client) => client.products.getField(),
      request: { method: "GET", path: "/fields" },
      reply: { status: 200, type: "application/json", body: '{"type":"bool","value":true}' },
      result: "json",
    },
  ],
];
