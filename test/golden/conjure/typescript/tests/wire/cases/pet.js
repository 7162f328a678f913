/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /pets/{petId}",
    {
      call: (client) => client.pet.get({ petId: "petId" }),
      request: { method: "GET", path: "/pets/petId", headers: [["authorization", "Bearer header-token"]] },
      reply: { status: 200, type: "application/json", body: '{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}' },
      result: "json",
    },
  ],
  [
    "GET /pets/search",
    {
      call: (client) => client.pet.search({ kind: ["CAT"], limit: 1, trace: "X-Trace" }),
      request: { method: "GET", path: "/pets/search", query: [["kind", "CAT"], ["limit", "1"]], headers: [["x-trace", "X-Trace"], ["authorization", "Bearer header-token"]] },
      reply: { status: 200, type: "application/json", body: '[{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}]' },
      result: "json",
    },
  ],
  [
    "POST /pets",
    {
      call: (client) => client.pet.add({
        id: "id",
        name: "name",
        weight: 1.5,
        born: "2026-01-31T12:00:00Z",
        tags: ["tags"],
        fed: {},
        count: "count",
        kind: "CAT",
      }),
      request: { method: "POST", path: "/pets", headers: [["authorization", "Bearer header-token"]], body: { type: "application/json", json: '{"id":"id","name":"name","weight":1.5,"born":"2026-01-31T12:00:00Z","tags":["tags"],"fed":{},"count":"count","kind":"CAT"}' } },
      reply: { status: 200, type: "application/json", body: '"text"' },
      result: "json",
    },
  ],
  [
    "GET /pets/{petId}/photo",
    {
      call: (client) => client.pet.photo({ petId: "petId" }),
      request: { method: "GET", path: "/pets/petId/photo", headers: [["authorization", "Bearer header-token"]] },
      reply: { status: 200, type: "application/octet-stream", body: "content of the file" },
      result: "file",
    },
  ],
  [
    "PUT /pets/{petId}/photo",
    {
      call: (client) => client.pet.upload({ petId: "petId", body: "content of the file" }),
      request: { method: "PUT", path: "/pets/petId/photo", cookies: [["PALANTIR_TOKEN", "cookie_PALANTIR_TOKEN-value"]], body: { type: "application/octet-stream", text: "content of the file" } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /pets/health",
    {
      call: (client) => client.pet.health(),
      request: { method: "GET", path: "/pets/health" },
      reply: { status: 200, type: "application/json", body: "true" },
      result: "json",
    },
  ],
];
