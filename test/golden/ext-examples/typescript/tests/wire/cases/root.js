/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "PUT /users/{id}",
    {
      call: (client) => client.replaceUser({ id: "u-1", notify: true, "X-Trace": "abc", name: "Ada" }),
      request: { method: "PUT", path: "/users/u-1", query: [["notify", "true"]], headers: [["x-trace", "abc"]], body: { type: "application/json", json: '{"name":"Ada"}' } },
      reply: { status: 200, type: "application/json", body: '{"id":"u-1","name":"Ada"}' },
      result: "json",
    },
  ],
];
