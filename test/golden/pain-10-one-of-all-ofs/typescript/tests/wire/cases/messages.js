/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /messages",
    {
      call: (client) => client.messages.sendMessage({ body: { id: "id", text: "text" } }),
      request: { method: "POST", path: "/messages", body: { type: "application/json", json: '{"id":"id","text":"text"}' } },
      reply: { status: 200, type: "application/json", body: '{"kind":"text","id":"id","text":"text"}' },
      result: "json",
    },
  ],
];
