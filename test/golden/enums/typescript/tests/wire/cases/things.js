/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /things",
    {
      call: (client) => client.things.listThings({ sort: "created", levels: [0] }),
      request: { method: "GET", path: "/things", query: [["sort", "created"], ["levels", "0"]] },
      reply: { status: 200, type: "application/json", body: '[{"status":"active","level":0,"ratio":0.5,"color":"red","odd":"","mixed":"auto","only":"fixed","flag":true,"size":"S"}]' },
      result: "json",
    },
  ],
];
