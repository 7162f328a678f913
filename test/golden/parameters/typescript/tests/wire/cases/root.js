/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /simple/{id}/{ids}/{map}",
    {
      call: (client) => client.simple({
        id: 1,
        "X-Trace": "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b",
        ids: ["ids"],
        map: { key: "map" },
        "X-List": [1],
      }),
      request: { method: "GET", path: "/simple/1/ids/key=map", headers: [["x-trace", "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"], ["x-list", "1"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /label/{a}/matrix/{b}/{c}.{format}",
    {
      call: (client) => client.styled({ a: ["a"], b: ["b"], c: "c", format: "json" }),
      request: { method: "GET", path: "/label/.a/matrix/;b=b/c.json" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /query",
    {
      call: (client) => client.query({
        text: "text",
        exploded: ["exploded"],
        joined: ["joined"],
        spaces: ["spaces"],
        pipes: [1],
        filter: { from: "2026-01-31", tags: ["tags"] },
        point: { x: 1, y: 1 },
        json: { key: "json" },
        "brackets[]": ["brackets[]"],
        raw: "raw",
        limit: 1,
        since: "2026-01-31T12:00:00Z",
        nothing: "nothing",
        session: "session",
        old: true,
      }),
      request: { method: "GET", path: "/query", query: [["text", "text"], ["exploded", "exploded"], ["joined", "joined"], ["spaces", "spaces"], ["pipes", "1"], ["filter[from]", "2026-01-31"], ["filter[tags][0]", "tags"], ["x", "1"], ["y", "1"], ["json", '{"key":"json"}'], ["brackets[]", "brackets[]"], ["raw", "raw"], ["limit", "1"], ["since", "2026-01-31T12:00:00Z"], ["nothing", "nothing"], ["old", "true"]], cookies: [["session", "session"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /clash/{id}",
    {
      call: (client) => client.clash({ pathId: "id", queryId: 1, headerId: true, id: 1.5, name: "name" }),
      request: { method: "POST", path: "/clash/id", query: [["id", "1"]], headers: [["id", "true"]], body: { type: "application/json", json: '{"id":1.5,"name":"name"}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /optional",
    {
      call: (client) => client.allOptional({ page: 1 }),
      request: { method: "GET", path: "/optional", query: [["page", "1"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
