/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /users",
    {
      call: (client) => client.users.listUsers({ filter: { name: "name" } }),
      request: { method: "GET", path: "/users", query: [["name", "name"]] },
      reply: { status: 200, type: "application/json", body: '{"data":[{}]}' },
      result: "json",
    },
  ],
  [
    "POST /users",
    {
      call: (client) => client.users.createUser({ body: { email: "user@example.com" } }),
      request: { method: "POST", path: "/users", body: { type: "application/json", json: '{"email":"user@example.com"}' } },
      reply: { status: 201, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
];
