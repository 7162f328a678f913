import { describe, expect, test } from "vitest";
import { compile, createCompiler } from "../src/index.js";
import { makeApi } from "./ir.js";
import { stubBackend, stubWorkspace } from "./stubs.js";

/** The headers and operations of an API of two definitions, or of one. */
async function compiled(specs: readonly string[], more = "") {
  const compiler = createCompiler();
  compiler.hooks.backend.tap("stub", () => stubBackend);
  compiler.hooks.frontend.tap("stub", () => ({
    name: "stub",
    options: {},
    detect: () => true,
    lower: async ({ path }, { origins, namespace }) => {
      const prefix = namespace === undefined ? "" : `${namespace}:`;
      return makeApi({ origins, document: path, prefix, operations: [{ at: "GET /pets" }] });
    },
  }));
  const yml = `api:\n  specs:\n${specs.map((spec) => `    - ${spec}\n`).join("")}${more}`;
  const { api } = await compile({ compiler, workspace: stubWorkspace(yml), command: "ir", version: "0.1.0" });
  if (!api) throw new Error("No API came out");
  return {
    headers: api.headers.map(({ header, value, definition }) => {
      return [header, "value" in value ? value.value : value.kind, definition];
    }),
    operations: Object.values(api.operations).map(({ id, definition }) => [id, definition]),
  };
}

const v1 = "{ openapi: openapi.json, namespace: v1, headers: { X-V: one } }";
const v2 = "{ openapi: openapi.json, namespace: v2, headers: { X-V: two, X-Two: { type: string } } }";

describe("headers of a definition", () => {
  test("are for its own operations", async () => {
    expect(await compiled([v1, v2])).toEqual({
      headers: [
        ["X-V", "one", "v1"],
        ["X-V", "two", "v2"],
        ["X-Two", "parameter", "v2"],
      ],
      operations: [
        ["op:v1:GET /pets", "v1"],
        ["op:v2:GET /pets", "v2"],
      ],
    });
  });

  test("leave the operations of another alone, and the headers of all are for all", async () => {
    const plain = "{ openapi: openapi.json, namespace: v3 }";
    expect(await compiled([v1, plain], "  headers: { X-All: all }\n")).toEqual({
      headers: [
        ["X-All", "all", undefined],
        ["X-V", "one", "v1"],
      ],
      operations: [
        ["op:v1:GET /pets", "v1"],
        ["op:v3:GET /pets", undefined],
      ],
    });
  });

  test("win over a header of all, whatever the letter case", async () => {
    const { headers } = await compiled([v1, v2], "  headers: { x-v: all }\n");
    expect(headers.filter(([header]) => String(header).toLowerCase() === "x-v")).toEqual([
      ["X-V", "one", "v1"],
      ["X-V", "two", "v2"],
    ]);
  });

  test("are for all calls where there is one definition", async () => {
    expect(await compiled([v1])).toEqual({
      headers: [["X-V", "one", undefined]],
      operations: [["op:v1:GET /pets", undefined]],
    });
  });
});
