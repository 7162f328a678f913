/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /test",
    {
      call: (client) => client.petsTest.withRawResponse(),
      request: { method: "GET", path: "/test", headers: [["authorization", "Bearer base_url-token"]] },
      reply: { status: 200, type: "application/json", body: '{"u":"u"}' },
      result: "json",
    },
  ],
];
