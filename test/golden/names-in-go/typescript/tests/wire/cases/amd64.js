/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /amd64",
    {
      call: (client) => client.amd64.tls1_3(),
      request: { method: "GET", path: "/amd64", headers: [["authorization", "Bearer base_url-token"]] },
      reply: { status: 200, type: "application/json", body: '{"u":"u"}' },
      result: "json",
    },
  ],
];
