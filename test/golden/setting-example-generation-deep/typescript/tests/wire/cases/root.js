/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /books",
    {
      call: (client) => client.addBook({
        "dry-run": true,
        title: "Emma",
        isbn: "isbnisbnisbni",
        author: { email: "user@example.com", born: "2026-01-31", home: {} },
      }),
      request: { method: "POST", path: "/books", query: [["dry-run", "true"]], body: { type: "application/json", json: '{"title":"Emma","isbn":"isbnisbnisbni","author":{"email":"user@example.com","born":"2026-01-31","home":{}}}' } },
      reply: { status: 200, type: "application/json", body: '{"title":"Emma"}' },
      result: "json",
    },
  ],
];
