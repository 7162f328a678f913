/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /f",
    {
      call: (client) => client.f(),
      request: { method: "GET", path: "/f" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
