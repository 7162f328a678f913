/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /shared",
    {
      call: (client) => client.listShared({ cursor: "cursor" }),
      request: { method: "GET", path: "/shared", query: [["cursor", "cursor"]] },
      reply: { status: 200, type: "application/json", body: '{"items":[{"id":"id"}],"next":"next","more":true}' },
      result: "page",
    },
  ],
  [
    "POST /search",
    {
      call: (client) => client.search({ query: "query", page: {} }),
      request: { method: "POST", path: "/search", body: { type: "application/json", json: '{"query":"query","page":{}}' } },
      reply: { status: 200, type: "application/json", body: '{"items":[{"id":"id"}],"next":"next","more":true}' },
      result: "page",
    },
  ],
  [
    "GET /items",
    {
      call: (client) => client.listItems({ offset: 1, limit: 1 }),
      request: { method: "GET", path: "/items", query: [["offset", "1"], ["limit", "1"]] },
      reply: { status: 200, type: "application/json", body: '{"items":[{"id":"id"}],"next":"next","more":true}' },
      result: "page",
    },
  ],
  [
    "GET /numbered",
    {
      call: (client) => client.listNumbered({ page: 1 }),
      request: { method: "GET", path: "/numbered", query: [["page", "1"]] },
      reply: { status: 200, type: "application/json", body: '[{"id":"id"}]' },
      result: "page",
    },
  ],
  [
    "GET /linked",
    {
      call: (client) => client.listLinked(),
      request: { method: "GET", path: "/linked" },
      reply: { status: 200, type: "application/json", body: '{"items":[{"id":"id"}],"next":"next","more":true}' },
      result: "page",
    },
  ],
  [
    "GET /pathed",
    {
      call: (client) => client.listPathed(),
      request: { method: "GET", path: "/pathed" },
      reply: { status: 200, type: "application/json", body: '{"items":[{"id":"id"}],"next":"next","more":true}' },
      result: "page",
    },
  ],
];
