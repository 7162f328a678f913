import { type Files, inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";

// `format: binary` is a file in a multipart body, and text wherever bytes cannot be.

const bytes = { type: "string", format: "binary" };
const body = (mediaType: string) => ({
  required: true,
  content: { [mediaType]: { schema: { type: "object", required: ["data"], properties: { data: bytes } } } },
});
const done = { "204": { description: "Done." } };
const DEFINITION = {
  openapi: "3.0.3",
  info: { title: "Acme", version: "1.0.0" },
  paths: {
    "/json": { post: { operationId: "sendJson", requestBody: body("application/json"), responses: done } },
    "/form": { post: { operationId: "sendForm", requestBody: body("multipart/form-data"), responses: done } },
  },
};

function emit(name: string): Promise<Files> {
  return inMemoryFolder(async (folder) => {
    const generators = [{ name, version: "*", output: { location: "local-file-system", path: "sdk" } }];
    const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } } };
    const texts = { "generators.yml": settings, "openapi.json": DEFINITION };
    writeFolder(folder, new Map(Object.entries(texts).map(([path, value]) => [path, JSON.stringify(value)])));
    return filesOf(await compileFolder(folder));
  });
}

test.each([
  ["gen-typescript-sdk", /\bdata: string;/g, /\bdata: FileInput;/g],
  ["gen-go-sdk", /\bData string\b/g, /\bData io\.Reader\b/g],
])("%s has one of each", async (name, text, file) => {
  const code = [...(await emit(name)).values()].join("\n");
  expect([code.match(text)?.length, code.match(file)?.length]).toEqual([1, 1]);
});
