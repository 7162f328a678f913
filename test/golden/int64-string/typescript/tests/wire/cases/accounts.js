/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /accounts/{id}",
    {
      call: (client) => client.accounts.get({ id: "1", since: "1", "X-Shards": ["1"], depth: 1 }),
      request: { method: "GET", path: "/accounts/1", query: [["since", "1"], ["depth", "1"]], headers: [["x-shards", "1"]] },
      reply: { status: 200, type: "application/json", body: '{"id":1,"rank":1,"balance":1,"parents":[],"totals":{},"span":[1,1]}' },
      result: "json", exact: { id: "1", rank: 1, balance: "1", parents: [], totals: {}, span: ["1", 1] },
    },
  ],
  [
    "POST /accounts",
    {
      call: (client) => client.accounts.create({ id: "1", rank: 1, balance: "1", parents: [], totals: {}, span: ["1", 1] }),
      request: { method: "POST", path: "/accounts", body: { type: "application/json", json: '{"id":1,"rank":1,"balance":1,"parents":[],"totals":{},"span":[1,1]}' } },
      reply: { status: 200, type: "application/json", body: "1" },
      result: "json", exact: "1",
    },
  ],
];
