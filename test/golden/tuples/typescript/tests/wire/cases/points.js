/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /points",
    {
      call: (client) => client.points.listPoints({
        box: [
          [1.5, 1.5],
          [1.5, 1.5],
        ],
        near: [1.5, 1.5],
      }),
      request: { method: "GET", path: "/points", query: [["box", "[1.5,1.5]"], ["box", "[1.5,1.5]"], ["near", "1.5"], ["near", "1.5"]] },
      reply: { status: 200, type: "application/json", body: "[[1.5,1.5]]" },
      result: "json",
    },
  ],
  [
    "POST /points",
    {
      call: (client) => client.points.addPoint(),
      request: { method: "POST", path: "/points" },
      reply: { status: 200, type: "application/json", body: "[1.5,1.5]" },
      result: "json",
    },
  ],
];
