/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "pets.list",
    {
      call: (client) => client.pets.list({ limit: 2 }),
      request: { method: "POST", path: "/", body: { type: "application/json", json: '{"limit":2}' } },
      rpc: "pets.list",
      reply: { status: 200, type: "application/json", body: '[{"id":1,"name":"Rex"}]' },
      result: "json",
    },
  ],
  [
    "pets.add",
    {
      call: (client) => client.pets.add({ pet: { id: 1, name: "name" }, owner: "owner" }),
      request: { method: "POST", path: "/", body: { type: "application/json", json: '[{"id":1,"name":"name"},"owner"]' } },
      rpc: "pets.add",
      reply: { status: 200, type: "application/json", body: "1" },
      result: "json",
    },
  ],
  [
    "pets.seen",
    {
      call: (client) => client.pets.seen({ id: 1 }),
      request: { method: "POST", path: "/", body: { type: "application/json", json: "[1]" } },
      rpc: "pets.seen",
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
