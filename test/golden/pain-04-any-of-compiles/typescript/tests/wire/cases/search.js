/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /search",
    {
      call: (client) => client.search.search({ id: 1, sort: "sort", body: { id: 1, limit: 1 } }),
      request: { method: "POST", path: "/search", query: [["id", "1"], ["sort", "sort"]], body: { type: "application/json", json: '{"id":1,"limit":1}' } },
      reply: { status: 200, type: "application/json", body: '[{"level":"low","value":"value","nested":"nested"}]' },
      result: "json",
    },
  ],
];
