/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /json",
    {
      call: (client) => client.json({ name: "name", tags: ["tags"] }),
      request: { method: "POST", path: "/json", body: { type: "application/json", json: '{"name":"name","tags":["tags"]}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /json-list",
    {
      call: (client) => client.jsonList({ body: [1] }),
      request: { method: "POST", path: "/json-list", body: { type: "application/json", json: "[1]" } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /json-optional",
    {
      call: (client) => client.jsonOptional({ text: "text", pinned: true }),
      request: { method: "POST", path: "/json-optional", body: { type: "application/vnd.example+json", json: '{"text":"text","pinned":true}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /form",
    {
      call: (client) => client.form({ grant_type: "grant_type", scopes: ["scopes"], nested: {} }),
      request: { method: "POST", path: "/form", body: { type: "application/x-www-form-urlencoded", form: [["grant_type", "grant_type"], ["scopes", "scopes"]] } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /upload",
    {
      call: (client) => client.upload({
        file: "content of the file",
        files: ["content of the file"],
        meta: { text: "text" },
        count: 1,
        labels: ["labels"],
      }),
      request: { method: "POST", path: "/upload", body: { type: "multipart/form-data", multipart: [["file", "content of the file"], ["files", "content of the file"], ["meta", '{"text":"text"}'], ["count", "1"], ["labels", "labels"]] } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "PUT /binary",
    {
      call: (client) => client.binary({ name: "name", body: "content of the file" }),
      request: { method: "PUT", path: "/binary", query: [["name", "name"]], body: { type: "application/octet-stream", text: "content of the file" } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "PUT /text",
    {
      call: (client) => client.text({ body: "text" }),
      request: { method: "PUT", path: "/text", body: { type: "text/plain", text: "text" } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "PUT /xml",
    {
      call: (client) => client.xml({ body: "text" }),
      request: { method: "PUT", path: "/xml", body: { type: "application/xml", text: "text" } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /several",
    {
      call: (client) => client.several({ text: "text", pinned: true }),
      request: { method: "POST", path: "/several", body: { type: "application/json", json: '{"text":"text","pinned":true}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /union",
    {
      call: (client) => client.union({ body: { text: "text", pinned: true } }),
      request: { method: "POST", path: "/union", body: { type: "application/json", json: '{"text":"text","pinned":true}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "POST /shared",
    {
      call: (client) => client.shared({ text: "text", pinned: true }),
      request: { method: "POST", path: "/shared", body: { type: "application/json", json: '{"text":"text","pinned":true}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
