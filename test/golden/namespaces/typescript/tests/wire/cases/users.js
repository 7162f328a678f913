/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /users",
    {
      call: (client) => client.users.list(),
      request: { method: "GET", path: "/users" },
      reply: { status: 200, type: "application/json", body: '[{"id":"id"}]' },
      result: "json",
    },
  ],
];
