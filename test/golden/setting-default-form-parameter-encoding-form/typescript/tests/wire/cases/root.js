/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /orders",
    {
      call: (client) => client.addOrder({ address: {}, told: {}, lines: [{}], tags: ["tags"] }),
      request: { method: "POST", path: "/orders", body: { type: "application/x-www-form-urlencoded", form: [["tags", "tags"]] } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /uploads",
    {
      call: (client) => client.addUpload({ address: {}, told: {}, lines: [{}], tags: ["tags"] }),
      request: { method: "POST", path: "/uploads", body: { type: "multipart/form-data", multipart: [["told", "{}"], ["tags", "tags"]] } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
