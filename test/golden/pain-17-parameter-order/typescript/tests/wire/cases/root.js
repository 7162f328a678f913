/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /first/{id}",
    {
      call: (client) => client.first({ id: "id", from: "from", to: "to" }),
      request: { method: "GET", path: "/first/id", query: [["from", "from"], ["to", "to"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /second/{id}",
    {
      call: (client) => client.second({ to: "to", from: "from", id: "id" }),
      request: { method: "GET", path: "/second/id", query: [["to", "to"], ["from", "from"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
