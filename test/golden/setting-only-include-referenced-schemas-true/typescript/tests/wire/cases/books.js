/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.books.getBook(),
      request: { method: "GET", path: "/books" },
      reply: { status: 200, type: "application/json", body: '{"author":{}}' },
      result: "json",
    },
  ],
];
