/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /files/{id}",
    {
      call: (client) => client.getFile({ id: "id" }),
      request: { method: "GET", path: "/files/id" },
      reply: { status: 200, type: "application/octet-stream", body: "content of the file" },
      result: "file",
    },
  ],
];
