/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /users/{id}",
    {
      call: (client) => client.v1.users.get({ id: 1 }),
      request: { method: "GET", path: "/users/1" },
      reply: { status: 200, type: "application/json", body: '{"id":1,"name":"name"}' },
      result: "json",
    },
  ],
];
