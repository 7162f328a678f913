/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /files/{range}/{type}/{ctx}/{core}",
    {
      call: (client) => client.files.getFilesByRangeByTypeByCtxByCore({
        range: "range",
        type: "type",
        ctx: 1,
        core: "2026-01-31T12:00:00Z",
      }),
      request: { method: "GET", path: "/files/range/type/1/2026-01-31T12:00:00Z", headers: [["authorization", "Bearer base_url-token"]] },
      reply: { status: 200, type: "application/json", body: '{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}' },
      result: "json",
    },
  ],
  [
    "GET /files/params/{a}",
    {
      call: (client) => client.files.getParams({ a: "a" }),
      request: { method: "GET", path: "/files/params/a", headers: [["authorization", "Bearer base_url-token"]] },
      reply: { status: 200, type: "application/json", body: '{"id":"id","ID":"ID","Id":"Id","api_url":"https://example.com","apiUrl":"https://example.com","HTMLBody":"HTMLBody","user_ids":["user_ids"],"type":"type","func":"func","nil":"nil","MarshalJSON":"MarshalJSON","ExtraProperties":"ExtraProperties","string":{},"error":{},"option":{},"nullable":{},"api":{},"response":{},"maker":{},"status":"active","active":{},"env":{}}' },
      result: "json",
    },
  ],
];
