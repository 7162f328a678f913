/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /animals",
    {
      call: (client) => client.animals.addAnimal({ body: { species: "dog", barks: true } }),
      request: { method: "POST", path: "/animals", body: { type: "application/json", json: '{"species":"dog","barks":true}' } },
      reply: { status: 201, type: "application/json", body: '{"species":"dog","barks":true}' },
      result: "json",
    },
  ],
];
