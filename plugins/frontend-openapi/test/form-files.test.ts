import { type Api, type FormField, resolveType, type Type, typeAt } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { json, type Lowered, lower } from "./lower.js";

const PNG = { type: "string", contentMediaType: "image/png" };
const NAMED = { Photo: PNG, Text: { type: "string" }, Photos: { type: "array", items: PNG } };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** How a form writes a property with this schema and encoding: type, encoding and type of the part. */
async function part(schema: object, encoding?: object, openapi = "3.1.0"): Promise<string> {
  const form = { type: "object", properties: { a: schema } };
  const content = { "multipart/form-data": { schema: form, ...(encoding && { encoding: { a: encoding } }) } };
  const lowered = await lower({
    openapi,
    paths: {
      "/": { post: { operationId: "send", requestBody: { content }, responses: { 204: { description: "" } } } },
    },
    components: { schemas: NAMED },
  });
  expect(lowered.findings).toEqual([]);
  return textOf(lowered);
}

/** A type as text, with what its references name in their place. */
function shown(api: Api, type: Type): string {
  const found = resolveType(api, type);
  if (found.kind === "nullable") return `${shown(api, found.inner)}?`;
  if (found.kind === "list") return `${shown(api, found.items)}[]`;
  return found.kind === "primitive" ? found.primitive : found.kind;
}

function textOf({ api, operation }: Lowered): string {
  const [content] = operation("send").body?.contents ?? [];
  if (content?.kind !== "multipart") throw new Error("There is no form");
  const field = content.fields[0] as FormField;
  return [shown(api, typeAt(api, content.type, ["a"])!), field.encoding, field.contentType ?? ""].join(" ").trim();
}

const FILES: readonly (readonly [schema: object, part: string, encoding?: object])[] = [
  [PNG, "binary file image/png"],
  [{ contentMediaType: "image/webp" }, "binary file image/webp"],
  [{ type: "array", items: PNG }, "binary[] file image/png"],
  [{ type: "array", items: { contentMediaType: "image/png" } }, "binary[] file image/png"],
  [{ type: ["string", "null"], contentMediaType: "image/png" }, "binary? file image/png"],
  [{ anyOf: [{ type: "null" }, PNG] }, "binary? file image/png"],
  [to("Photo"), "binary file image/png"],
  [to("Photos"), "binary[] file image/png"],
  [{ allOf: [to("Photo")] }, "binary file image/png"],
  [{ type: "string", contentMediaType: "application/octet-stream" }, "binary file"],
  [{ type: "string", format: "binary" }, "binary file"],
  [{ type: "string", format: "binary" }, "binary file image/png", { contentType: "image/png" }],
  [{ type: "array", items: { type: "string", format: "binary" } }, "binary[] file"],
  // `encoding` alone says that it is a file.
  [{ type: "string" }, "binary file image/png", { contentType: "image/png" }],
  [{}, "binary file application/pdf", { contentType: "application/pdf" }],
  [{ type: "string" }, "binary file", { contentType: "image/png, image/jpeg" }],
  [{ type: "array", items: { type: "string" } }, "binary[] file image/png", { contentType: "image/png" }],
  [to("Text"), "binary file image/png", { contentType: "image/png" }],
  // What is text stays text.
  [{ type: "string" }, "string text text/csv", { contentType: "text/csv" }],
  [{ type: "string", contentMediaType: "text/html" }, "string text"],
  [{ type: "string", contentEncoding: "base64", contentMediaType: "image/png" }, "base64 text"],
  [{ type: "string", format: "byte" }, "base64 text image/png", { contentType: "image/png" }],
];

test.each(FILES)("%j is the part %s", async (schema, expected, encoding) => {
  expect(await part(schema, encoding)).toBe(expected);
});

test("OpenAPI 3.0 says it with a format, or in the encoding", async () => {
  expect(await part({ type: "string", format: "binary", nullable: true }, undefined, "3.0.3")).toBe("binary? file");
  expect(await part({ type: "string" }, { contentType: "image/png" }, "3.0.3")).toBe("binary file image/png");
});

test("a schema that JSON shares with a form keeps its text", async () => {
  const schemas = { Pet: { type: "object", properties: { a: { type: "string" } } } };
  const form = { schema: to("Pet"), encoding: { a: { contentType: "image/png" } } };
  const lowered = await lower({
    paths: {
      "/": {
        post: {
          operationId: "send",
          requestBody: { content: { "multipart/form-data": form } },
          responses: { 200: { description: "", ...json(to("Pet")) } },
        },
      },
    },
    components: { schemas },
  });
  expect(textOf(lowered)).toBe("string file image/png");
});

test("headers of a part are left out with a note", async () => {
  const encoding = { a: { headers: { "X-Part": { schema: { type: "string" } } } } };
  const form = { schema: { type: "object", properties: { a: { type: "string" } } }, encoding };
  const { findings } = await lower({
    paths: {
      "/": {
        post: {
          operationId: "send",
          requestBody: { content: { "multipart/form-data": form } },
          responses: { 204: { description: "" } },
        },
      },
    },
  });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain("openapi/unsupported");
});
