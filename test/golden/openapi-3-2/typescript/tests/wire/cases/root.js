/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /health",
    {
      call: (client) => client.getHealth(),
      request: { method: "GET", path: "/health" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
