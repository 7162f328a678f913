/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /completions",
    {
      call: (client) => client.complete({ prompt: "prompt" }),
      request: { method: "POST", path: "/completions", body: { type: "application/json", json: '{"prompt":"prompt","stream":false}' } },
      reply: { status: 200, type: "application/json", body: '{"text":"text"}' },
      result: "json",
    },
  ],
  [
    "POST /completions",
    {
      call: (client) => client.completeStream({ prompt: "prompt" }),
      request: { method: "POST", path: "/completions", body: { type: "application/json", json: '{"prompt":"prompt","stream":true}' } },
      reply: { status: 200, type: "text/event-stream", body: 'data: {"delta":"delta"}\n\ndata: [DONE]\n\n' },
      result: "events", value: '[{"delta":"delta"}]',
    },
  ],
  [
    "GET /events",
    {
      call: (client) => client.listen(),
      request: { method: "GET", path: "/events" },
      reply: { status: 200, type: "text/event-stream", body: 'data: {"delta":"delta"}\n\ndata: end\n\n' },
      result: "events", value: '[{"delta":"delta"}]',
    },
  ],
  [
    "GET /lines",
    {
      call: (client) => client.tail(),
      request: { method: "GET", path: "/lines" },
      reply: { status: 200, type: "application/x-ndjson", body: '{"delta":"delta"}\n[DONE]\n' },
      result: "lines", value: '[{"delta":"delta"}]',
    },
  ],
];
