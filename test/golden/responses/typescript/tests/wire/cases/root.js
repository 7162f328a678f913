/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /range",
    {
      call: (client) => client.range(),
      request: { method: "GET", path: "/range" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "GET /default-only",
    {
      call: (client) => client.defaultOnly(),
      request: { method: "GET", path: "/default-only" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "GET /maybe-empty",
    {
      call: (client) => client.maybeEmpty(),
      request: { method: "GET", path: "/maybe-empty" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "POST /two-shapes",
    {
      call: (client) => client.twoShapes(),
      request: { method: "POST", path: "/two-shapes" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "GET /events",
    {
      call: (client) => client.events(),
      request: { method: "GET", path: "/events" },
      reply: { status: 200, type: "text/event-stream", body: 'data: {"id":"id"}\n\n' },
      result: "events", value: '[{"id":"id"}]',
    },
  ],
  [
    "GET /lines",
    {
      call: (client) => client.lines(),
      request: { method: "GET", path: "/lines" },
      reply: { status: 200, type: "application/x-ndjson", body: '{"id":"id"}\n' },
      result: "lines", value: '[{"id":"id"}]',
    },
  ],
  [
    "GET /file",
    {
      call: (client) => client.file(),
      request: { method: "GET", path: "/file" },
      reply: { status: 200, type: "application/octet-stream", body: "content of the file" },
      result: "file",
    },
  ],
  [
    "GET /image",
    {
      call: (client) => client.image(),
      request: { method: "GET", path: "/image" },
      reply: { status: 200, type: "image/png", body: "content of the file" },
      result: "file",
    },
  ],
  [
    "GET /text",
    {
      call: (client) => client.text(),
      request: { method: "GET", path: "/text" },
      reply: { status: 200, type: "text/plain", body: "text" },
      result: "text",
    },
  ],
  [
    "GET /json-or-text",
    {
      call: (client) => client.jsonOrText(),
      request: { method: "GET", path: "/json-or-text" },
      reply: { status: 200, type: "application/json", body: '[{"id":"id"}]' },
      result: "json",
    },
  ],
  [
    "DELETE /nothing",
    {
      call: (client) => client.nothing(),
      request: { method: "DELETE", path: "/nothing" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /untyped",
    {
      call: (client) => client.untyped(),
      request: { method: "GET", path: "/untyped" },
      reply: { status: 200, type: "application/json", body: '"value"' },
      result: "json",
    },
  ],
  [
    "GET /redirect",
    {
      call: (client) => client.redirect(),
      request: { method: "GET", path: "/redirect" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "HEAD /head",
    {
      call: (client) => client.head(),
      request: { method: "HEAD", path: "/head" },
      reply: { status: 200, body: "" },
      result: "none",
    },
  ],
];
