/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /users",
    {
      call: (client) => client.users.createUser({ name: "name", password: "password" }),
      request: { method: "POST", path: "/users", body: { type: "application/json", json: '{"name":"name","password":"password"}' } },
      reply: { status: 201, type: "application/json", body: '{"id":"id","name":"name"}' },
      result: "json",
    },
  ],
];
