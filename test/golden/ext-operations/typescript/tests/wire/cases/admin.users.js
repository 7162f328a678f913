/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /a",
    {
      call: (client) => client.admin.users.list(),
      request: { method: "GET", path: "/a" },
      reply: { status: 200, type: "application/json", body: '{"data":{"users":["users"]}}' },
      result: "json", value: '["users"]',
    },
  ],
];
