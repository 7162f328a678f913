/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /groups",
    {
      call: (client) => client.groups.listGroups(),
      request: { method: "GET", path: "/groups" },
      reply: { status: 200, type: "application/json", body: '{"data":[{}]}' },
      result: "json",
    },
  ],
];
