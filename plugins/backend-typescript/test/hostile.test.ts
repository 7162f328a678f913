import type { EnumDecl, ResourceDecl, RpcOperation } from "@sdkwright/plugin-api";
import { makeName } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import {
  declOf,
  emitted,
  jsonResponse,
  miniApi,
  objectOf,
  operation,
  parameter,
  property,
  refTo,
  string,
  typeErrors,
} from "./support.js";

const hostile = [
  "*/ globalThis.canary = 1; /*",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on template literals
  "`${(globalThis.canary = 1)}`",
  '"; globalThis.canary = 1; //',
  "'; globalThis.canary = 1; //",
  "line\nbreak\r\u2028\u2029end",
  "../../outside",
  "__proto__",
  "constructor",
  "{@link x} @deprecated",
  "\ud800 \u202e \u0000",
];

test("text of a definition is text in the code, wherever it stands", () => {
  const described = { summary: hostile[0] as string, description: hostile.join("\n\n") };
  const status = declOf<EnumDecl>("Status", {
    kind: "enum",
    base: "string",
    open: false,
    values: hostile.map((value) => ({ name: makeName(value), value, description: value })),
    ...described,
  });
  const thing = objectOf(
    "Thing",
    hostile.map((name) => property(name, refTo("Status"), { ...described, default: name })),
    described,
  );
  const get = operation("get", {
    ...described,
    availability: { status: "deprecated", message: hostile.join(" ") },
    externalDocs: { url: hostile[0] as string },
    path: [{ kind: "text", text: `/${hostile.join("/")}` }],
    parameters: hostile.map((name) => parameter(name, "query", { required: false, default: name, ...described })),
    responses: [jsonResponse(refTo("Thing")), jsonResponse({ kind: "literal", value: hostile.join("") }, 202)],
  });
  const files = emitted(miniApi({ types: [status, thing], operations: [get], more: described }));
  expect(typeErrors(files)).toBe("");
  const code = [...files].filter(([path]) => path.startsWith("src/api/")).map(([, content]) => content);
  for (const content of code) expect(content).not.toMatch(/^\s*globalThis|[\u2028\u2029\0]/m);
  expect([...files.keys()].filter((path) => path.includes("..") || path.startsWith("/"))).toEqual([]);
});

test("so is what names a call and its errors", () => {
  const call = (index: number, wire: string): RpcOperation => ({
    kind: "rpc",
    protocol: index % 2 === 0 ? "json-rpc" : "connect",
    id: `op:${index}`,
    resource: "resource:pets",
    name: makeName(wire),
    method: wire,
    params: hostile.map((name) => ({ name: makeName(name), type: string, required: false, origin: 0 })),
    paramStructure: index % 2 === 0 ? "either" : "single",
    result: string,
    codes: index % 2 === 0 ? hostile.map((message, code) => ({ code, message, data: null })) : [],
    security: null,
    errors: [],
    examples: [],
    origin: 0,
  });
  const calls = hostile.map((wire, index) => call(index, wire));
  const api = miniApi({});
  const pets = { ...(api.resources["resource:pets"] as ResourceDecl), operations: calls.map(({ id }) => id) };
  const operations = Object.fromEntries(calls.map((one) => [one.id, one]));
  const files = emitted({ ...api, operations, resources: { ...api.resources, [pets.id]: pets } });
  expect(typeErrors(files)).toBe("");
  for (const [path, content] of files) {
    if (/^src\/api|^tests/.test(path)) expect(content).not.toMatch(/^\s*globalThis\.|[\u2028\u2029\0]/m);
  }
});

test("a type of any name leaves the language's own names alone", () => {
  const names = ["Record", "Error", "Promise", "string", "Symbol", "Core", "ApiPromise", "NotFoundError"];
  const types = names.map((name) => objectOf(name, [property("labels", { kind: "map", values: string })]));
  const operations = names.map((name) => operation(`get${name}`, { responses: [jsonResponse(refTo(name))] }));
  expect(typeErrors(emitted(miniApi({ types, operations })))).toBe("");
});
