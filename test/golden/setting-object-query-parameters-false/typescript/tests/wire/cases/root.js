/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /books",
    {
      call: (client) => client.listBooks({ filter: "filter", tags: ["tags"] }),
      request: { method: "GET", path: "/books", query: [["filter", "filter"], ["tags", "tags"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
