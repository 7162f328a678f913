/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /jobs",
    {
      call: (client) => client.jobs.createJob({
        queryState: "waiting",
        state: "waiting",
        slug: "slug",
        names: ["names"],
        value: "value",
        retries: 1,
        some: "done",
      }),
      request: { method: "POST", path: "/jobs", query: [["state", "waiting"]], body: { type: "application/json", json: '{"state":"waiting","slug":"slug","names":["names"],"value":"value","retries":1,"some":"done"}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
