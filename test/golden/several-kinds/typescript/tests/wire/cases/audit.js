/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /audit/{id}",
    {
      call: (client) => client.audit.get({ id: "id" }),
      request: { method: "GET", path: "/audit/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id","text":"text"}' },
      result: "json",
    },
  ],
];
