import { type CallShow, callProgram, sampleValue, snippetProgram } from "@sdkwright/docs-kit";
import {
  type CallSetting,
  type CatchProgram,
  createFile,
  type JsonValue,
  makeName,
  primitive,
  type SampleProgram,
  type Type,
} from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import type { Context } from "../src/context.js";
import { dialect } from "../src/dialect.js";
import type { IntegerForm } from "../src/options.js";
import { writeProgram } from "../src/samples/programs.js";
import { valueCode } from "../src/samples/values.js";
import { declOf, miniApi, objectOf, operation, parameter, property, refTo, runOf, string } from "./support.js";

const long = primitive("int64");
const types = [
  objectOf("Cat", [property("lives", long)]),
  objectOf("Dog", [property("name", string)], { additional: { kind: "unknown" } }),
  objectOf("Counts", [], { additional: long }),
  declOf("Animal", {
    kind: "union",
    discriminator: { wire: "type" },
    variants: [
      { name: makeName("cat"), type: refTo("Cat"), tags: ["cat"] },
      { name: makeName("dog"), type: refTo("Dog"), tags: ["dog"] },
    ],
    open: false,
  }),
];
const get = operation("get", { parameters: [parameter("petId", "path"), parameter("limit", "query")] });
const { context } = runOf(miniApi({ types, operations: [get] }));

/** A value of a type as code. */
function written(type: Type, value: JsonValue, integer: IntegerForm = "number", dates = false): string {
  const file = createFile("value.ts", dialect);
  file.line(valueCode(sampleValue(context.sdk, type, value), { integer, dates }).part);
  return file.finish().content.trim();
}

describe("values", () => {
  test.each([
    ["a text", string, "a\n", '"a\\n"'],
    ["a boolean", primitive("boolean"), true, "true"],
    ["a date", primitive("date"), "2024-02-03", '"2024-02-03"'],
    ["bytes", primitive("base64"), "YQ==", '"YQ=="'],
    ["null", { kind: "nullable", inner: string }, null, "null"],
    ["any JSON", { kind: "unknown" }, { a: [1, null] }, "{ a: [1, null] }"],
    ["a list", { kind: "list", items: primitive("int32") }, [1, 2], "[1, 2]"],
    ["a tuple and what follows", { kind: "tuple", items: [string], rest: primitive("int32") }, ["a", 1], '["a", 1]'],
    ["an object with a key of its own", refTo("Dog"), { name: "Rex", "is-old": 1 }, '{ name: "Rex", "is-old": 1 }'],
  ] as const)("%s", (_, type, value, code) => {
    expect(written(type as Type, value)).toBe(code);
  });

  test("times are dates where the option asks for it, in UTC where they have no offset", () => {
    const time: Type = { kind: "primitive", primitive: "date-time" };
    const day: Type = { kind: "primitive", primitive: "date" };
    const dated = (type: Type, value: string): string => written(type, value, "number", true);
    expect(written(time, "2026-01-02T03:04:05Z")).toBe('"2026-01-02T03:04:05Z"');
    expect(dated(time, "2026-01-02T03:04:05+01:00")).toBe('new Date("2026-01-02T03:04:05+01:00")');
    expect(dated(time, "2026-01-02T03:04:05")).toBe('new Date("2026-01-02T03:04:05Z")');
    expect(dated(time, "2026-01-02")).toBe('new Date("2026-01-02")');
    expect(dated(time, "2026-01-02t03:04:05z")).toBe('new Date("2026-01-02T03:04:05Z")');
    expect(dated(time, "2026-01-02 03:04:05+0100")).toBe('new Date("2026-01-02T03:04:05+01:00")');
    for (const none of ["2026-02-30", "2026-01-02T24:00:00Z", "2026-01-02T03:04:60Z", "soon"])
      expect(dated(time, none)).toBe(`"${none}"`);
    expect(dated(day, "2026-01-02")).toBe('"2026-01-02"');
  });

  test("64-bit integers have the form that the option asks for", () => {
    const forms: readonly IntegerForm[] = ["number", "bigint", "string"];
    const all = (type: Type, value: JsonValue) => forms.map((form) => written(type, value, form));
    expect(all(long, 7)).toEqual(["7", "7n", '"7"']);
    expect(all(primitive("int32"), 7)).toEqual(["7", "7", "7"]);
    expect(all(refTo("Counts"), { a: 1 })).toEqual(["{ a: 1 }", "{ a: 1n }", '{ a: "1" }']);
  });

  test("a variant begins with the tag that its type does not declare", () => {
    expect(written(refTo("Animal"), { lives: 9, type: "cat" })).toBe('{ type: "cat", lives: 9 }');
  });
});

/** A sample as one text. */
function code(sample: SampleProgram, of: Context = context): string {
  const { imports = [], client = "", call = "" } = writeProgram(sample, of) ?? {};
  return [...imports, client, call].filter((text) => text !== "").join("\n");
}

const shown = (show: CallShow): string => code(callProgram(context, get.id, show));

describe("samples", () => {
  test("a snippet makes a client and calls it", () => {
    const more = { environments: { roles: [], list: [] } };
    const run = runOf(miniApi({ operations: [get], more })).context;
    expect(writeProgram(snippetProgram(run, get.id), run)).toEqual({
      imports: ['import { AcmeClient } from "acme";'],
      client: 'const client = new AcmeClient({ baseUrl: "https://api.example.com" });',
      call: 'await client.pets.get({ petId: "petId", limit: "limit" });',
    });
  });

  test("settings follow the request", () => {
    const settings: readonly CallSetting[] = [
      { kind: "max-retries", value: 5 },
      { kind: "timeout", seconds: 1.5 },
      { kind: "idempotency-key", value: "k" },
      { kind: "extra", in: "body", entries: [["a", "b"]] },
    ];
    expect(shown({ subject: "call", settings })).toBe(`await client.pets.get(
  { petId: "petId", limit: "limit" },
  { maxRetries: 5, timeoutMs: 1500, idempotencyKey: "k", bodyProperties: { a: "b" } },
);`);
  });

  test("a caller that gives up aborts the call", () => {
    expect(shown({ subject: "call", cancelAfter: 1 })).toContain(`setTimeout(() => controller.abort(), 1000);
await client.pets.get(`);
  });

  test("a raw stream shows the status alone", () => {
    expect(shown({ use: { kind: "raw", of: "stream" } })).toContain("console.log(response.status);");
    expect(shown({ use: { kind: "raw", of: "value" } })).toContain("console.log(data, response.status,");
  });

  test("errors show those of their parts that the language has", () => {
    const { call } = callProgram(context, get.id);
    const caught = (error: CatchProgram["error"]): string => code({ kind: "catch", call, result: "value", error });
    const closed = caught({ role: "connection", shown: ["phase", "message"] });
    expect(closed).toContain("if (!(error instanceof AcmeConnectionError)) throw error;");
    expect(closed).toContain("console.error(error.message);");
    const refused = caught({ role: "connect", shown: ["code", "details"] });
    expect(refused).toContain("if (!isConnectError(error)) throw error;");
    expect(refused).toContain("console.error(error.body.code, error.body.details);");
  });
});
