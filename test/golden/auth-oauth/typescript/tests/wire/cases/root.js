/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /me",
    {
      call: (client) => client.getMe(),
      request: { method: "GET", path: "/me" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
