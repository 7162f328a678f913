/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /users/{id}",
    {
      call: (client) => client.user.get({ id: "id", view: "short" }),
      request: { method: "GET", path: "/users/id", query: [["view", "short"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "PUT /users/{id}",
    {
      call: (client) => client.user.replace({ id: "id" }),
      request: { method: "PUT", path: "/users/id" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
