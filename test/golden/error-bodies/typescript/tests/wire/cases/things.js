/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /things/{id}",
    {
      call: (client) => client.things.getThing({ id: "id" }),
      request: { method: "GET", path: "/things/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "PUT /things/{id}",
    {
      call: (client) => client.things.putThing({ id: "id" }),
      request: { method: "PUT", path: "/things/id" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
