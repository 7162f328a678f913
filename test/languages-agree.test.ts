import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";

// Decisions about types that all languages must take alike. What shows on the wire is for test/conformance.

const HIDDEN = "\u00ad\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\ufeff\u0007\u009f";
/** Scripts and emoji need these two. */
const JOINERS = "\u200c\u200d";

const text = { type: "string" } as const;
const access = {
  type: "object",
  required: ["id", "secret", "name"],
  properties: { id: { ...text, readOnly: true }, secret: { ...text, writeOnly: true }, name: text },
} as const;
const json = (schema: string) => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const DEFINITION = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1.0.0" },
  paths: {
    "/things": {
      get: {
        operationId: "things_get",
        tags: ["things"],
        responses: { "200": { description: "x", ...json("Received") } },
      },
      put: {
        operationId: "things_put",
        tags: ["things"],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Sent" } } } },
        },
        responses: { "200": { description: "x", ...json("Both") } },
      },
      patch: {
        operationId: "things_patch",
        tags: ["things"],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Both" } } } },
        },
        responses: { "204": { description: "x" } },
      },
      post: {
        operationId: "things_create",
        tags: ["things"],
        parameters: [{ in: "query", name: "dry", schema: { type: "boolean" } }],
        requestBody: { required: false, ...json("Sent") },
        responses: { "204": { description: "x" } },
      },
    },
  },
  components: {
    schemas: {
      Received: { ...access, description: `Before${HIDDEN}after, ${JOINERS}joined.` },
      Sent: access,
      Both: access,
      Neither: access,
    },
  },
};

const GENERATORS = { "gen-typescript-sdk": "typescript", "gen-go-sdk": "go" } as const;
type Language = (typeof GENERATORS)[keyof typeof GENERATORS];
const emitted = new Map<Language, string>();

beforeAll(async () => {
  for (const [name, language] of Object.entries(GENERATORS)) {
    await inMemoryFolder(async (folder) => {
      const generators = [{ name, version: "*", output: { location: "local-file-system", path: "sdk" } }];
      const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } } };
      writeFolder(
        folder,
        new Map([
          ["generators.yml", JSON.stringify(settings)],
          ["openapi.json", JSON.stringify(DEFINITION)],
        ]),
      );
      const files = filesOf(await compileFolder(folder));
      expect(files.size).toBeGreaterThan(0);
      emitted.set(language, [...files.values()].join("\n"));
    });
  }
});

/** The wire names of the members that a type demands. */
function requiredMembers(language: Language, type: string): string[] {
  const source = emitted.get(language) ?? "";
  if (language === "typescript") {
    const body = new RegExp(`export interface ${type} \\{\\n(.*?)\\n\\}`, "s").exec(source)?.[1] ?? "";
    return [...body.matchAll(/^ {2}(\w+): /gm)].map(([, name = ""]) => name);
  }
  const body = new RegExp(`type ${type} struct \\{\\n(.*?)\\n\\}`, "s").exec(source)?.[1] ?? "";
  return [...body.matchAll(/`json:"(\w+)"/g)].map(([, name = ""]) => name);
}

describe.each(Object.values(GENERATORS))("in %s", (language) => {
  test.each([
    ["Received", ["id", "name"]],
    ["Sent", ["secret", "name"]],
    ["Both", ["name"]],
    ["Neither", ["name"]],
  ])("what one direction alone carries is required in types of that direction alone: %s", (type, required) => {
    expect(requiredMembers(language, type)).toEqual(required);
  });

  test("a required property of a body that may be left out is optional beside parameters", () => {
    expect(emitted.get(language)?.includes(" CreateThingRequest ")).toBe(true);
    expect(requiredMembers(language, "CreateThingRequest")).toEqual([]);
  });

  test("doc comments hold no character that nobody sees, but keep the joiners of scripts", () => {
    const [comment] = /Before.*joined\./.exec(emitted.get(language) ?? "") ?? [];
    expect(comment).toBe(`Beforeafter, ${JOINERS}joined.`);
  });
});
