/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "PATCH /users/{id}",
    {
      call: (client) => client.users.updateUser({
        id: "id",
        name: "name",
        phone: "+15555550100",
        age: 1,
        address: {},
        roles: ["roles"],
        labels: {},
      }),
      request: { method: "PATCH", path: "/users/id", body: { type: "application/merge-patch+json", json: '{"name":"name","phone":"+15555550100","age":1,"address":{},"roles":["roles"],"labels":{}}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
