import { describe, expect, it } from "vitest";
import { problems } from "./problems.js";

describe("many problems", () => {
  it("are all reported in one run, sorted, each with its place", () => {
    const groups = Array.from(
      { length: 40 },
      (_, index) =>
        `  g${index}:\n    generators:\n      - name: g\n        version: ${index}\n        output: {location: local-file-system, path: x}\n`,
    );
    const { list } = problems(`groups:\n${groups.join("")}`);
    expect(list.map((diagnostic) => diagnostic.place)).toEqual(list.map((_, index) => `${5 + index * 5}:18`));
    expect(list).toHaveLength(40);
  });

  it("a broken scheme or group is not reported again as unknown", () => {
    const { list } = problems(`
api: {auth: Broken}
auth-schemes: {Broken: {scheme: bearer, tokn: {}}}
default-group: ts
groups: {ts: {generators: 1}}
`);
    expect(list.map((diagnostic) => diagnostic.code)).toEqual(["config/unknown-key", "config/wrong-type"]);
  });

  it("are told at their places, though bad items stand before them in their lists", () => {
    const { list } = problems(`
api: { specs: [1, { openapi: a.yml, headers: { A: { type: odd } } }], auth: { any: [1, Nobody] } }
aliases: { all: [1, nothing] }
groups: { ts: { generators: [{ name: g }, { name: g, version: "1", githost: { repository: o/r, mode: push } }] } }
`);
    const second = list.filter(({ code }) => !/wrong-type|missing-key/.test(code));
    expect(second.map(({ marked }) => marked)).toEqual(["odd", "Nobody", "nothing", "push"]);
    expect(list).toHaveLength(8);
  });

  it.each([
    ["no name", 'version: "1"', "exactly-one-key"],
    ["a name and an image", '{ name: g, image: { name: x, registry: y }, version: "1" }', "exactly-one-key"],
    ["a name of a wrong type", '{ name: [], version: "1" }', "wrong-type"],
    ["no version", "name: g", "missing-key"],
  ])("are told of a generator with %s", (_, start, code) => {
    const flow = start.startsWith("{") ? start.slice(1, -1) : start;
    const own = "api: { auth: Nobody }, githost: { repository: o/r, mode: push }";
    const { list } = problems(`groups: { ts: { generators: [{ ${flow}, ${own} }] } }`);
    const [first, ...others] = list.map((found) => found.code);
    expect(first).toBe(`config/${code}`);
    expect(others).toEqual(["config/unknown-scheme", "config/missing-branch"]);
  });

  it("print with place, excerpt and help", () => {
    expect(problems("api:\n  specs:\n    - openapi: a.yml\n      overides: b.yml\n").text).toContain(
      ["generators.yml:4:7 error config/unknown-key: Unknown key `overides`."].join("\n"),
    );
    expect(problems("default-gruop: a").text.split("\n").slice(1)).toEqual([
      " 1 | default-gruop: a",
      "   | ^^^^^^^^^^^^^",
      "  help: Did you mean `default-group`?",
    ]);
  });
});
