/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /events",
    {
      call: (client) => client.events.sendEvent({ body: { type: "thing.created", at: "2026-01-31T12:00:00Z" } }),
      request: { method: "POST", path: "/events", body: { type: "application/json", json: '{"type":"thing.created","at":"2026-01-31T12:00:00Z"}' } },
      reply: { status: 200, type: "application/json", body: '[{"kind":"Circle","radius":1.5}]' },
      result: "json",
    },
  ],
];
