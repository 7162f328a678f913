/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.shop.books.listBooks(),
      request: { method: "GET", path: "/books" },
      reply: { status: 200, type: "application/jsonl", body: '{"title":"title"}\n' },
      result: "lines", value: '[{"title":"title"}]',
    },
  ],
  [
    "QUERY /books",
    {
      call: (client) => client.shop.books.findBooks({ title: "title" }),
      request: { method: "QUERY", path: "/books", body: { type: "application/json", json: '{"title":"title"}' } },
      reply: { status: 200, type: "application/json", body: '[{"title":"title"}]' },
      result: "json",
    },
  ],
  [
    "COPY /books",
    {
      call: (client) => client.shop.books.copyBooks(),
      request: { method: "COPY", path: "/books" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
