/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /notes",
    {
      call: (client) => client.notes.addNote({
        filter: "filter",
        page: 1,
        plain: "plain",
        optional: "optional",
        nullable: "nullable",
        both: "both",
        reference: "reference",
        list: ["list"],
      }),
      request: { method: "POST", path: "/notes", query: [["filter", "filter"], ["page", "1"]], body: { type: "application/json", json: '{"plain":"plain","optional":"optional","nullable":"nullable","both":"both","reference":"reference","list":["list"]}' } },
      reply: { status: 200, type: "application/json", body: '{"plain":"plain","optional":"optional","nullable":"nullable","both":"both","reference":"reference","list":["list"]}' },
      result: "json",
    },
  ],
];
