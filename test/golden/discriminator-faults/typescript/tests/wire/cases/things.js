/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /things",
    {
      call: (client) => client.things.addThing({ body: { t: "a", a: "a" } }),
      request: { method: "POST", path: "/things", body: { type: "application/json", json: '{"t":"a","a":"a"}' } },
      reply: { status: 200, type: "application/json", body: '{"t":"x"}' },
      result: "json",
    },
  ],
];
