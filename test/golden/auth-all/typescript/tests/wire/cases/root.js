/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /me",
    {
      call: (client) => client.getMe(),
      request: { method: "GET", path: "/me", headers: [["authorization", "Basic bG9naW4tdXNlcm5hbWU6"], ["x-tenant", "tenant-value"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /open",
    {
      call: (client) => client.getOpen(),
      request: { method: "GET", path: "/open" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
