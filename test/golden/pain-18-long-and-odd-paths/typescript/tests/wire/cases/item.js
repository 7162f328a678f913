/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /item",
    {
      call: (client) => client.item.getItem(),
      request: { method: "GET", path: "/item" },
      reply: { status: 200, type: "application/json", body: '{"one":{},"two":{}}' },
      result: "json",
    },
  ],
  [
    "GET /item/item",
    {
      call: (client) => client.item.getItemItem(),
      request: { method: "GET", path: "/item/item" },
      reply: { status: 200, type: "application/json", body: '{"one":{},"two":{}}' },
      result: "json",
    },
  ],
  [
    "GET /item/{item}",
    {
      call: (client) => client.item.getItemByItem({ item: "item" }),
      request: { method: "GET", path: "/item/item" },
      reply: { status: 200, type: "application/json", body: '{"one":{},"two":{}}' },
      result: "json",
    },
  ],
  [
    "GET /item/{item}/item",
    {
      call: (client) => client.item.getItemItemItem({ item: "item" }),
      request: { method: "GET", path: "/item/item/item" },
      reply: { status: 200, type: "application/json", body: '{"one":{},"two":{}}' },
      result: "json",
    },
  ],
];
