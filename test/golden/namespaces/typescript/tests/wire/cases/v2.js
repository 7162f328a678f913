/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /token",
    {
      call: (client) => client.v2.token({ client_id: "client_id", client_secret: "client_secret" }),
      request: { method: "POST", path: "/token", body: { type: "application/json", json: '{"client_id":"client_id","client_secret":"client_secret"}' } },
      reply: { status: 200, type: "application/json", body: '{"access_token":"access_token"}' },
      result: "json",
    },
  ],
];
