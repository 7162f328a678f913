/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /return",
    {
      call: (client) => client.package.return(),
      request: { method: "GET", path: "/return" },
      reply: { status: 200, type: "application/json", body: '{"import":"import"}' },
      result: "json",
    },
  ],
];
