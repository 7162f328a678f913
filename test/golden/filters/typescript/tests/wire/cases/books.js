/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.books.list(),
      request: { method: "GET", path: "/books" },
      reply: { status: 200, type: "application/json", body: '[{"title":"title","author":{}}]' },
      result: "json",
    },
  ],
  [
    "GET /books/{id}",
    {
      call: (client) => client.books.get({ id: "id" }),
      request: { method: "GET", path: "/books/id" },
      reply: { status: 200, type: "application/json", body: '{"title":"title","author":{}}' },
      result: "json",
    },
  ],
];
