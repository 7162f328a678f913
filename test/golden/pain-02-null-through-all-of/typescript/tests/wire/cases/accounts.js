/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /accounts/{id}",
    {
      call: (client) => client.accounts.getAccount({ id: "id" }),
      request: { method: "GET", path: "/accounts/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z","alias":"alias","parent":{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z"},"owner":{"id":"id","nickname":"nickname","closedAt":"2026-01-31T12:00:00Z"}}' },
      result: "json",
    },
  ],
];
