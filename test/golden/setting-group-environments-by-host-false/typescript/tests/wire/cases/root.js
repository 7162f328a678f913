/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.listBooks(),
      request: { method: "GET", path: "/books" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /events",
    {
      call: (client) => client.listEvents(),
      request: { method: "GET", path: "/events" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
