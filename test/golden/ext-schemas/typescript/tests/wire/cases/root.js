/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /things",
    {
      call: (client) => client.createThing({
        shape: { kind: "Circle", r: 1.5 },
        plain: { kind: "Circle", r: 1.5 },
        level: "<1",
        when: "2026-01-31T12:00:00Z",
        labels: {},
        fixed: "widget",
        secret: "value",
        old: "old",
      }),
      request: { method: "POST", path: "/things", body: { type: "application/json", json: '{"shape":{"kind":"Circle","r":1.5},"plain":{"kind":"Circle","r":1.5},"level":"<1","when":"2026-01-31T12:00:00Z","labels":{},"fixed":"widget","secret":"value","old":"old"}' } },
      reply: { status: 200, type: "application/json", body: '{"shape":{"kind":"Circle","r":1.5},"plain":{"kind":"Circle","r":1.5},"level":"<1","when":"2026-01-31T12:00:00Z","labels":{},"fixed":"widget","secret":"value","old":"old"}' },
      result: "json",
    },
  ],
];
