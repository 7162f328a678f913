/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /users",
    {
      call: (client) => client.people.usersAdd(),
      request: { method: "POST", path: "/users" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
