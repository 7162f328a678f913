/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /subscriptions",
    {
      call: (client) => client.subscriptions.subscribe({ url: "https://example.com" }),
      request: { method: "POST", path: "/subscriptions", body: { type: "application/json", json: '{"url":"https://example.com"}' } },
      reply: { status: 201, body: "" },
      result: "none",
    },
  ],
];
