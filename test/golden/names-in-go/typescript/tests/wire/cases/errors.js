/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /errors",
    {
      call: (client) => client.errors.string(),
      request: { method: "GET", path: "/errors", headers: [["authorization", "Bearer base_url-token"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
