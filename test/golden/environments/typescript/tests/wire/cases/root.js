/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /plain",
    {
      call: (client) => client.plain(),
      request: { method: "GET", path: "/plain" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /uploads",
    {
      call: (client) => client.upload(),
      request: { method: "POST", path: "/uploads" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "PUT /uploads",
    {
      call: (client) => client.replace(),
      request: { method: "PUT", path: "/uploads" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
