/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /pets",
    {
      call: (client) => client.listPets({
        kind: "cat",
        limit: 1,
        tags: ["tags"],
        ids: [1],
        breeds: ["breeds"],
        colours: ["black"],
        names: ["names"],
        "X-Fields": ["X-Fields"],
      }),
      request: { method: "GET", path: "/pets", query: [["kind", "cat"], ["limit", "1"], ["tags", "tags"], ["ids", "1"], ["breeds", "breeds"], ["colours", "black"], ["names", "names"]], headers: [["x-fields", "X-Fields"], ["x-key", "key-value"]] },
      reply: { status: 200, type: "application/json", body: '[{"kind":"Cat","id":1,"name":"name","born":"2026-01-31","lives":1}]' },
      result: "json",
    },
  ],
  [
    "POST /pets",
    {
      call: (client) => client.addPet({ kind: "cat", body: { kind: "Cat", name: "name", born: "2026-01-31", lives: 1 } }),
      request: { method: "POST", path: "/pets", query: [["kind", "cat"]], headers: [["authorization", "Bearer account-token"]], body: { type: "application/json", json: '{"kind":"Cat","name":"name","born":"2026-01-31","lives":1}' } },
      reply: { status: 201, type: "application/json", body: '{"kind":"Cat","id":1,"name":"name","born":"2026-01-31","lives":1}' },
      result: "json",
    },
  ],
  [
    "PUT /pets/{id}",
    {
      call: (client) => client.replaceNote({ id: 1, body: "text" }),
      request: { method: "PUT", path: "/pets/1", body: { type: "text/plain", text: "text" } },
      reply: { status: 200, type: "text/plain", body: "text" },
      result: "text",
    },
  ],
  [
    "PATCH /pets/{id}",
    {
      call: (client) => client.changePet({ id: 1, name: "name", tags: ["tags"], mood: "calm" }),
      request: { method: "PATCH", path: "/pets/1", headers: [["x-key", "key-value"]], body: { type: "application/x-www-form-urlencoded", form: [["name", "name"], ["tags", "tags"], ["mood", "calm"]] } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
  [
    "GET /pets/{id}/photo",
    {
      call: (client) => client.getPhoto({ id: 1 }),
      request: { method: "GET", path: "/pets/1/photo", headers: [["x-key", "key-value"]] },
      reply: { status: 200, type: "image/png", body: "content of the file" },
      result: "file",
    },
  ],
  [
    "POST /pets/{id}/photo",
    {
      call: (client) => client.addPhoto({ id: 1, photo: "content of the file", caption: "caption" }),
      request: { method: "POST", path: "/pets/1/photo", headers: [["x-key", "key-value"]], body: { type: "multipart/form-data", multipart: [["photo", "content of the file"], ["caption", "caption"]] } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
