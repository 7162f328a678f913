/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /pets/{id}",
    {
      call: (client) => client.pets.getPet({ id: "id" }),
      request: { method: "GET", path: "/pets/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id","name":"name","tag":"tag","nickname":"nickname","owner":{"email":"user@example.com"},"createdAt":"2026-01-31T12:00:00Z","anything":"value"}' },
      result: "json",
    },
  ],
  [
    "PATCH /pets/{id}",
    {
      call: (client) => client.pets.updatePet({
        id: "id",
        name: "name",
        tag: "tag",
        owner: { email: "user@example.com" },
        limit: 1,
      }),
      request: { method: "PATCH", path: "/pets/id", body: { type: "application/json", json: '{"name":"name","tag":"tag","owner":{"email":"user@example.com"},"limit":1}' } },
      reply: { status: 200, type: "application/json", body: '{"id":"id","name":"name","tag":"tag","nickname":"nickname","owner":{"email":"user@example.com"},"createdAt":"2026-01-31T12:00:00Z","anything":"value"}' },
      result: "json",
    },
  ],
];
