/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /loans",
    {
      call: (client) => client.loans.getLoan(),
      request: { method: "GET", path: "/loans" },
      reply: { status: 200, type: "application/json", body: '{"book":{}}' },
      result: "json",
    },
  ],
];
