/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /shops/{shop-id}/books/{class}",
    {
      call: (client) => client.getBook({ "shop-id": "shop-id", class: 1, fields: "fields" }),
      request: { method: "GET", path: "/shops/shop-id/books/1", query: [["fields", "fields"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "DELETE /shops/{shop-id}/books/{class}",
    {
      call: (client) => client.removeBook({ "shop-id": "shop-id", class: 1 }),
      request: { method: "DELETE", path: "/shops/shop-id/books/1" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "PUT /shops/{shop-id}/books/{class}",
    {
      call: (client) => client.putBook({ "shop-id": "shop-id", class: 1, request: "request", shopId: "shopId" }),
      request: { method: "PUT", path: "/shops/shop-id/books/1", body: { type: "application/json", json: '{"request":"request","shopId":"shopId"}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
