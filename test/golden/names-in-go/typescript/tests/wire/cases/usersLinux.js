/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /linux",
    {
      call: (client) => client.usersLinux.list(),
      request: { method: "GET", path: "/linux", headers: [["authorization", "Bearer base_url-token"]] },
      reply: { status: 200, type: "application/json", body: '{"u":"u"}' },
      result: "json",
    },
  ],
];
