/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /dogs",
    {
      call: (client) => client.dogs.addDog({ name: "name", owner: "owner", breed: "breed" }),
      request: { method: "POST", path: "/dogs", body: { type: "application/json", json: '{"name":"name","owner":"owner","breed":"breed"}' } },
      reply: { status: 200, type: "application/json", body: '{"name":"name","owner":"owner","breed":"breed"}' },
      result: "json",
    },
  ],
];
