/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /me",
    {
      call: (client) => client.getMe(),
      request: { method: "GET", path: "/me", headers: [["authorization", "Basic bG9naW4tdXNlcm5hbWU6bG9naW4tcGFzc3dvcmQ="]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
