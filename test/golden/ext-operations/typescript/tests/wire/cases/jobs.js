/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /b",
    {
      call: (client) => client.jobs.start({ mode: "mode", priority: 1, "X-Version": "X-Version", limit: 1 }),
      request: { method: "POST", path: "/b", query: [["mode", "mode"], ["p", "1"], ["limit", "1"]], headers: [["x-version", "X-Version"]] },
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
