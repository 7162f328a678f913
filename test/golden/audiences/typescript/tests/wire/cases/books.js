/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.books.list({ author: "author", genre: "genre" }),
      request: { method: "GET", path: "/books", query: [["author", "author"], ["genre", "genre"]] },
      reply: { status: 200, type: "application/json", body: '[{"title":"title","price":{}}]' },
      result: "json",
    },
  ],
  [
    "POST /covers",
    {
      call: (client) => client.books.upload({ file: "content of the file" }),
      request: { method: "POST", path: "/covers", body: { type: "multipart/form-data", multipart: [["file", "content of the file"]] } },
      reply: { status: 200, type: "application/json", body: '{"kind":"image","grade":"good"}' },
      result: "json",
    },
  ],
];
