/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /v2/projects/{projectId}/jobs",
    {
      call: (client) => client.jobs.list(),
      request: { method: "GET", path: "/v2/projects/projectId/jobs" },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /v2/projects/{projectId}/jobs",
    {
      call: (client) => client.jobs.create({ idempotencyExpiration: 1 }),
      request: { method: "POST", path: "/v2/projects/projectId/jobs", headers: [["idempotency-expiration", "1"]] },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
