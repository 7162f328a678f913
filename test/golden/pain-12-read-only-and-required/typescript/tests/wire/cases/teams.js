/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "PUT /teams",
    {
      call: (client) => client.teams.replaceTeam({
        lead: { name: "name", password: "password" },
        members: [{ name: "name", password: "password" }],
      }),
      request: { method: "PUT", path: "/teams", body: { type: "application/json", json: '{"lead":{"name":"name","password":"password"},"members":[{"name":"name","password":"password"}]}' } },
      reply: { status: 200, type: "application/json", body: '{"id":"id","createdAt":"2026-01-31T12:00:00Z","lead":{"id":"id","name":"name"},"members":[{"id":"id","name":"name"}]}' },
      result: "json",
    },
  ],
];
