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
      call: (client) => client.points.addPoint({
        kind: "kind",
        needed: [1.5, 1.5],
        optional: [1.5, 1.5],
        nullable: [1.5, 1.5],
        both: [1.5, 1.5],
        many: [
          [
            [1.5, 1.5],
            [1.5, 1.5],
          ],
        ],
        byName: {},
        open: [1, "a"],
        either: [1.5, 1.5],
        inner: [{}, [1]],
      }),
      request: { method: "POST", path: "/points", body: { type: "application/json", json: '{"kind":"kind","needed":[1.5,1.5],"optional":[1.5,1.5],"nullable":[1.5,1.5],"both":[1.5,1.5],"many":[[[1.5,1.5],[1.5,1.5]]],"byName":{},"open":[1,"a"],"either":[1.5,1.5],"inner":[{},[1]]}' } },
      reply: { status: 200, type: "application/json", body: "[1.5,1.5]" },
      result: "json",
    },
  ],
  [
    "PUT /walk",
    {
      call: (client) => client.points.walk({ body: ["text"] }),
      request: { method: "PUT", path: "/walk", body: { type: "application/json", json: '["text"]' } },
      reply: { status: 200, type: "application/json", body: '[{"kind":"kind","needed":[1.5,1.5],"optional":[1.5,1.5],"nullable":[1.5,1.5],"both":[1.5,1.5],"many":[[[1.5,1.5],[1.5,1.5]]],"byName":{},"open":[1,"a"],"either":[1.5,1.5],"inner":[{},[1]]},1]' },
      result: "json",
    },
  ],
];
