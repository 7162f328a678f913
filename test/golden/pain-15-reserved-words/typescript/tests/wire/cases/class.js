/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /class",
    {
      call: (client) => client.class.import({ Default: "Default", default: "default", function: "function" }),
      request: { method: "GET", path: "/class", query: [["Default", "Default"], ["function", "function"]], headers: [["default", "default"]] },
      reply: { status: 200, type: "application/json", body: '{"Type":{},"type":{},"Default":"Default","default":"default","NULL":"NULL","var":{},"state":"new"}' },
      result: "json",
    },
  ],
  [
    "DELETE /class",
    {
      call: (client) => client.class.delete(),
      request: { method: "DELETE", path: "/class" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /class",
    {
      call: (client) => client.class.new(),
      request: { method: "POST", path: "/class" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
