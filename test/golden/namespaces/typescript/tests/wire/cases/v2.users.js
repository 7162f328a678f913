/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /users/{id}",
    {
      call: (client) => client.v2.users.get({ id: "id" }),
      request: { method: "GET", path: "/users/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id","email":"user@example.com"}' },
      result: "json",
    },
  ],
];
