import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";

// Which methods take what a call has to give by itself, and what is then among it.

const text = { type: "string" };
const parameter = (name: string, place: string, required = place === "path") => ({
  ...{ name, in: place, required, schema: text },
});
const bodyOf = (properties: readonly string[], required: readonly string[], isRequired = true) => ({
  required: isRequired,
  content: {
    "application/json": {
      schema: { type: "object", properties: Object.fromEntries(properties.map((name) => [name, text])), required },
    },
  },
});

/** The short form of an operation, as Swift writes names of functions; null where it has none. */
async function shortFormOf(operation: object, verb = "post"): Promise<string | null> {
  const { parameters = [] } = operation as { parameters?: { name: string; in: string }[] };
  // The path has its parameters by their names, whatever the order of their declarations.
  const path = parameters.flatMap((one) => (one.in === "path" ? [`/{${one.name}}`] : [])).sort();
  const paths = {
    [`/things${path.join("")}`]: {
      [verb]: { operationId: "call", tags: ["things"], responses: { 204: { description: "Done." } }, ...operation },
    },
  };
  const definition = { openapi: "3.1.0", info: { title: "Acme", version: "1" }, paths };
  const files = await inMemoryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*", config: { "wire-tests": false } }];
    const settings = { api: { specs: [{ openapi: "api.json" }] }, groups: { sdk: { generators } } };
    writeFolder(folder, new Map(Object.entries({ "generators.yml": settings, "api.json": definition }).map(asText)));
    return filesOf(await compileFolder(folder));
  });
  const client = files.get("Sources/Acme/Resources/ThingsClient.swift") ?? "";
  const heads = [...client.matchAll(/^ {2}public func call\(([\s\S]*?)\n? {0,2}\) async throws/gm)];
  const found = heads.map(([, list = ""]) => list.match(/(?<=^|, |\n)\s*(?:_ )?\w+(?=: )/g)?.map((one) => one.trim()));
  return found.find((labels) => !labels?.some((label) => label.startsWith("_ ")))?.join(" ") ?? null;
}

const asText = ([path, value]: [string, object]): [string, string] => [path, JSON.stringify(value)];

test.each([
  ["the path", { parameters: [parameter("id", "path"), parameter("fields", "query")] }, "id options"],
  ["the path, of several", { parameters: ["a", "b", "c"].map((name) => parameter(name, "path")) }, "a b c options"],
  ["the path, in its order", { parameters: ["b", "a"].map((name) => parameter(name, "path")) }, "a b options"],
  [
    "the path in its order beside what may be left out",
    { parameters: [parameter("b", "path"), parameter("fields", "query"), parameter("a", "path")] },
    "a b options",
  ],
  [
    "the path in its order among other values",
    { parameters: [parameter("text", "query", true), parameter("b", "path"), parameter("a", "path")] },
    "text a b options",
  ],
  [
    "a value of the query",
    { parameters: [parameter("text", "query", true), parameter("limit", "query")] },
    "text options",
  ],
  ["two values of the body", { requestBody: bodyOf(["a", "b", "c"], ["a", "b"]) }, "a b options"],
  ["what a body has to have, if it may be left out", { requestBody: bodyOf(["a", "b"], ["a"], false) }, "a options"],
  [
    "path and body",
    { parameters: [parameter("id", "path")], requestBody: bodyOf(["a", "b", "c"], ["a", "b"]) },
    "id a b options",
  ],
  ["no more than two values beside the path", { requestBody: bodyOf(["a", "b", "c"], ["a", "b", "c"]) }, null],
  ["nothing that may be left out", { parameters: [parameter("limit", "query")] }, null],
  ["no label that the method has already", { requestBody: bodyOf(["options", "a"], ["options"]) }, null],
])("a method takes %s", async (_, operation, labels) => {
  expect(await shortFormOf(operation)).toBe(labels);
});

test("a method that would change nothing has no short form", async () => {
  const operation = { parameters: [parameter("id", "path")], requestBody: bodyOf(["a"], []) };
  expect(await shortFormOf(operation, "patch")).toBeNull();
  expect(await shortFormOf(operation, "post")).toBe("id options");
});
