/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /pets",
    {
      call: (client) => client.pets.addPet({ body: { petType: "Cat", name: "name", friends: [], home: {}, lives: 1 } }),
      request: { method: "POST", path: "/pets", body: { type: "application/json", json: '{"petType":"Cat","name":"name","friends":[],"home":{},"lives":1}' } },
      reply: { status: 200, type: "application/json", body: '[{"petType":"Cat","name":"name","friends":[],"home":{},"lives":1}]' },
      result: "json",
    },
  ],
];
