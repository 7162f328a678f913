/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "PUT /settings",
    {
      call: (client) => client.putSettings({
        name: "name",
        labels: {},
        free: {},
        open: {},
        closed: {},
        typed: { id: 1 },
        patterned: {},
        nested: {},
        byColor: {},
        inline: {},
        empty: {},
      }),
      request: { method: "PUT", path: "/settings", body: { type: "application/json", json: '{"name":"name","labels":{},"free":{},"open":{},"closed":{},"typed":{"id":1},"patterned":{},"nested":{},"byColor":{},"inline":{},"empty":{}}' } },
      reply: { status: 200, type: "application/json", body: '{"key":1}' },
      result: "json",
    },
  ],
];
