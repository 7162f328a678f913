/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /vehicles",
    {
      call: (client) => client.vehicles.getVehicle(),
      request: { method: "GET", path: "/vehicles" },
      reply: { status: 200, type: "application/json", body: '{"kind":"kind","wheels":1,"owner":{"petType":"Cat","name":"name","lives":1}}' },
      result: "json",
    },
  ],
];
