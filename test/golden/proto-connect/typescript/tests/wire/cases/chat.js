/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /chat.v1.Chat/Say",
    {
      call: (client) => client.chat.say({ room: "room", text: "text", image: "aGVsbG8=" }),
      request: { method: "POST", path: "/chat.v1.Chat/Say", body: { type: "application/json", json: '{"room":"room","text":"text","image":"aGVsbG8="}' } },
      reply: { status: 200, type: "application/json", body: '{"id":"id","at":"2026-01-31T12:00:00Z"}' },
      result: "json",
    },
  ],
  [
    "POST /chat.v1.Chat/Last",
    {
      call: (client) => client.chat.last({ room: "room" }),
      request: { method: "POST", path: "/chat.v1.Chat/Last", body: { type: "application/json", json: '{"room":"room"}' } },
      reply: { status: 200, type: "application/json", body: '{"id":"id","at":"2026-01-31T12:00:00Z"}' },
      result: "json",
    },
  ],
];
