/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /answers",
    {
      call: (client) => client.answers.createAnswer({ prompt: "prompt" }),
      request: { method: "POST", path: "/answers", body: { type: "application/json", json: '{"prompt":"prompt","streamed":false}' } },
      reply: { status: 200, type: "application/json", body: '{"text":"text"}' },
      result: "json",
    },
  ],
  [
    "POST /answers",
    {
      call: (client) => client.answers.createAnswerStream({ prompt: "prompt" }),
      request: { method: "POST", path: "/answers", body: { type: "application/json", json: '{"prompt":"prompt","streamed":true}' } },
      reply: { status: 200, type: "text/event-stream", body: 'data: {"delta":"delta"}\n\ndata: [DONE]\n\n' },
      result: "events", value: '[{"delta":"delta"}]',
    },
  ],
];
