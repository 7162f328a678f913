/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /shapes",
    {
      call: (client) => client.shapes.addShape({ body: { kind: "circle", radius: 1.5 } }),
      request: { method: "POST", path: "/shapes", body: { type: "application/json", json: '{"kind":"circle","radius":1.5}' } },
      reply: { status: 200, type: "application/json", body: '{"species":"Cat","lives":1}' },
      result: "json",
    },
  ],
];
