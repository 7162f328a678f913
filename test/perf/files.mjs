const reply = (description, type, schema) => ({ 200: { description, content: { [type]: { schema } } } });
const size = { type: "object", required: ["size"], properties: { size: { type: "integer" } } };
const binary = { type: "string", format: "binary" };

/** The definition of an API with files and a stream of events; `files-server.mjs` is its server. */
export const FILES = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "http://localhost" }],
  security: [{ bearer: [] }],
  paths: {
    "/files": {
      get: { tags: ["files"], operationId: "download", responses: reply("a file", "application/octet-stream", binary) },
      put: {
        tags: ["files"],
        operationId: "upload",
        requestBody: { required: true, content: { "application/octet-stream": { schema: binary } } },
        responses: reply("its size", "application/json", size),
      },
      post: {
        tags: ["files"],
        operationId: "uploadForm",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": { schema: { type: "object", required: ["file"], properties: { file: binary } } },
          },
        },
        responses: reply("its size", "application/json", size),
      },
    },
    "/ticks": {
      get: {
        tags: ["ticks"],
        operationId: "watch",
        responses: reply("events", "text/event-stream", {
          type: "object",
          properties: { number: { type: "integer" } },
        }),
      },
    },
  },
};
