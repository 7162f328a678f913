/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /flights/{id}",
    {
      call: (client) => client.flights.get({ id: "id" }),
      request: { method: "GET", path: "/flights/id", headers: [["authorization", "Bearer bearer-token"]] },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
];
