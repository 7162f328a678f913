/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /token",
    {
      call: (client) => client.auth.issueToken({
        grant_type: "client_credentials",
        client_id: "client_id",
        client_secret: "client_secret",
        scope: "scope",
      }),
      request: { method: "POST", path: "/token", body: { type: "application/x-www-form-urlencoded", form: [["grant_type", "client_credentials"], ["client_id", "client_id"], ["client_secret", "client_secret"], ["scope", "scope"]] } },
      reply: { status: 200, type: "application/json", body: '{"access_token":"access_token","expires_in":1}' },
      result: "json",
    },
  ],
];
