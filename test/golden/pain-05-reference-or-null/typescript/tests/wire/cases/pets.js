/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /pets",
    {
      call: (client) => client.pets.getPet(),
      request: { method: "GET", path: "/pets" },
      reply: { status: 200, type: "application/json", body: '{"owner":{"name":"name"},"breeder":{"name":"name"},"vet":{"name":"name"},"size":"small","friends":[{"name":"name"}],"only":{"name":"name"},"single":{"name":"name","own":"own"}}' },
      result: "json",
    },
  ],
];
