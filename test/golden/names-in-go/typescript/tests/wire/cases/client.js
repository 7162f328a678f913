/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /client",
    {
      call: (client) => client.client.client(),
      request: { method: "GET", path: "/client", headers: [["authorization", "Bearer base_url-token"]] },
      reply: { status: 200, type: "application/json", body: '{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}' },
      result: "json",
    },
  ],
];
