/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /events",
    {
      call: (client) => client.events.getEvent(),
      request: { method: "GET", path: "/events" },
      reply: { status: 200, type: "application/json", body: '{"id":"id","before":null}' },
      result: "json",
    },
  ],
];
