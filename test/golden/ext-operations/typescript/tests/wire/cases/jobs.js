/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /b",
    {
      call: (client) => client.jobs.start(),
      request: { method: "POST", path: "/b", query: [["limit", "20"]], headers: [["x-version", "2024-01-01"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /c",
    {
      call: (client) => client.jobs.opC(),
      request: { method: "GET", path: "/c" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
