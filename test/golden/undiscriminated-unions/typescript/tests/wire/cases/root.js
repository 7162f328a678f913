/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /search",
    {
      call: (client) => client.search({ body: "text" }),
      request: { method: "POST", path: "/search", body: { type: "application/json", json: '"text"' } },
      reply: { status: 200, type: "application/json", body: '{"id":"id","score":1.5,"target":{"field":"field"},"either":{"field":"field"},"pair":["pair",1],"level":1}' },
      result: "json",
    },
  ],
];
