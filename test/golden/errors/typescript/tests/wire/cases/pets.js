/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /pets/{id}",
    {
      call: (client) => client.pets.getPet({ id: "id" }),
      request: { method: "GET", path: "/pets/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "DELETE /pets/{id}",
    {
      call: (client) => client.pets.deletePet({ id: "id" }),
      request: { method: "DELETE", path: "/pets/id" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
