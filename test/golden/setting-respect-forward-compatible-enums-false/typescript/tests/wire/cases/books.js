/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /books",
    {
      call: (client) => client.books.addBook({ sort: "title", kind: "book", state: "in-stock", level: 1 }),
      request: { method: "POST", path: "/books", query: [["sort", "title"]], body: { type: "application/json", json: '{"kind":"book","state":"in-stock","level":1}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
