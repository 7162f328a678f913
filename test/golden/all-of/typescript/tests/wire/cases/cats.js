/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /cats",
    {
      call: (client) => client.cats.createCat({ id: "id", note: "note", name: "name", lives: 1 }),
      request: { method: "POST", path: "/cats", body: { type: "application/json", json: '{"id":"id","note":"note","name":"name","lives":1}' } },
      reply: { status: 201, type: "application/json", body: '{"success":true,"errors":["errors"],"result":{"id":"id","name":"name","lives":1}}' },
      result: "json",
    },
  ],
];
