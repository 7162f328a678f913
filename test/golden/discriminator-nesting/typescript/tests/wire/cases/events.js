/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /events",
    {
      call: (client) => client.events.listEvents(),
      request: { method: "GET", path: "/events" },
      reply: { status: 200, type: "application/json", body: '[{"type":"user.added","name":"name"}]' },
      result: "json",
    },
  ],
];
