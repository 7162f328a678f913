/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /token",
    {
      call: (client) => client.auth.token({
        clientId: "clientId",
        clientSecret: "clientSecret",
        grantType: "client_credentials",
      }),
      request: { method: "POST", path: "/token", body: { type: "application/json", json: '{"clientId":"clientId","clientSecret":"clientSecret","grantType":"client_credentials"}' } },
      reply: { status: 200, type: "application/json", body: '{"token":"token","ttl":1,"refresh":"refresh"}' },
      result: "json",
    },
  ],
  [
    "POST /refresh",
    {
      call: (client) => client.auth.refresh({ refresh: "refresh" }),
      request: { method: "POST", path: "/refresh", body: { type: "application/json", json: '{"refresh":"refresh"}' } },
      reply: { status: 200, type: "application/json", body: '{"token":"token","ttl":1}' },
      result: "json",
    },
  ],
];
