/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /jobs",
    {
      call: (client) => client.jobs.startJob({ id: "id" }),
      request: { method: "POST", path: "/jobs", body: { type: "application/json", json: '{"id":"id"}' } },
      reply: { status: 200, type: "application/json", body: '{"value":1}' },
      result: "json",
    },
  ],
  [
    "GET /jobs",
    {
      call: (client) => client.jobs.listJobs(),
      request: { method: "GET", path: "/jobs" },
      reply: { status: 200, type: "application/json", body: '[{"id":"id"}]' },
      result: "json",
    },
  ],
  [
    "PUT /jobs/{id}",
    {
      call: (client) => client.jobs.putJob({ id: "id" }),
      request: { method: "PUT", path: "/jobs/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "GET /jobs/{id}",
    {
      call: (client) => client.jobs.getJob({ id: "id" }),
      request: { method: "GET", path: "/jobs/id" },
      reply: { status: 200, type: "application/json", body: '{"id":"id"}' },
      result: "json",
    },
  ],
  [
    "DELETE /jobs/{id}",
    {
      call: (client) => client.jobs.deleteJob({ id: "id" }),
      request: { method: "DELETE", path: "/jobs/id" },
      reply: { status: 200, type: "text/plain", body: "text" },
      result: "text",
    },
  ],
];
