/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /pets",
    {
      call: (client) => client.pets.listPets({ limit: 1 }),
      request: { method: "GET", path: "/pets", query: [["limit", "1"]] },
      reply: { status: 200, type: "application/json", body: '[{"name":"name","owner":{},"deep":"deep"}]' },
      result: "json",
    },
  ],
  [
    "GET /pets/{id}",
    {
      call: (client) => client.pets.getPet({ id: "id" }),
      request: { method: "GET", path: "/pets/id" },
      reply: { status: 200, type: "application/json", body: '{"name":"name","owner":{},"deep":"deep"}' },
      result: "json",
    },
  ],
];
