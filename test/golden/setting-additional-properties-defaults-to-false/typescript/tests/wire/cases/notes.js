/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "POST /notes",
    {
      call: (client) => client.notes.addNote({ text: "text", closed: {}, map: {} }),
      request: { method: "POST", path: "/notes", body: { type: "application/json", json: '{"text":"text","closed":{},"map":{}}' } },
      reply: { status: 204, body: "" },
      result: "none",
    },
  ],
];
