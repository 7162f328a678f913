/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.listBooks({ filter: { author: "author", year: 1 }, tags: ["tags"] }),
      request: { method: "GET", path: "/books", query: [["filter[author]", "author"], ["filter[year]", "1"], ["tags", "tags"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
