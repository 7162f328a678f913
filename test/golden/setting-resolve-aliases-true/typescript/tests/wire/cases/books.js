/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books/{id}",
    {
      call: (client) => client.books.getBook({ id: "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b" }),
      request: { method: "GET", path: "/books/3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b" },
      reply: { status: 200, type: "application/json", body: '{"id":"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b","similar":["3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b"],"places":[{}],"text":"text","tree":[]}' },
      result: "json",
    },
  ],
];
