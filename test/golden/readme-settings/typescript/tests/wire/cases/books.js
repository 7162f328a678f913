/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.books.list(),
      request: { method: "GET", path: "/books" },
      reply: { status: 200, type: "application/json", body: '[{"title":"title"}]' },
      result: "json",
    },
  ],
  [
    "POST /books",
    {
      call: (client) => client.books.add({ title: "title" }),
      request: { method: "POST", path: "/books", body: { type: "application/json", json: '{"title":"title"}' } },
      reply: { status: 201, type: "application/json", body: '{"title":"title"}' },
      result: "json",
    },
  ],
  [
    "GET /books/{id}",
    {
      call: (client) => client.books.get({ id: "id" }),
      request: { method: "GET", path: "/books/id" },
      reply: { status: 200, type: "application/json", body: '{"title":"title"}' },
      result: "json",
    },
  ],
];
