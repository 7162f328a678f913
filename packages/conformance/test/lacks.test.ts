import { expect, test } from "vitest";
import type { Need } from "../src/needs.js";
import { playable } from "../src/playable.js";
import { problemOfReads, type Reads } from "../src/reading/shown.js";
import { SCENARIOS } from "../src/scenarios/index.js";
import { problemsOf } from "../src/suite/config.js";
import type { CallStep, Scenario } from "../src/support/scenario.js";

function scenario(id: string): Scenario {
  const [wanted] = SCENARIOS.filter((candidate) => candidate.id === id);
  if (!wanted) throw new Error(`No scenario ${id}`);
  return wanted;
}

const without = (id: string, ...lacks: Need[]): Scenario | undefined => playable(scenario(id), new Set(lacks));

test("a scenario that needs what is lacking is not played", () => {
  for (const id of ["CX-1", "CX-2", "CX-3", "OA-16"]) expect(without(id, "cancellation"), id).toBeUndefined();
  expect(without("OA-1", "oauth")).toBeUndefined();
  expect(without("WH-1", "webhook-verification")).toBeUndefined();
});

test("a case that needs it is left out", () => {
  expect(without("WS-1", "cancellation")?.cases.map(({ name }) => name)).not.toContain("it is cancelled");
  expect(without("RD-1", "oauth")?.cases).toHaveLength(scenario("RD-1").cases.length - 1);
});

test("cancellation as a safety net and loggers are left out where they are lacking", () => {
  const netted = ["RT-6", "TO-1", "TO-2", "TO-4", "TO-5"];
  const cancels = (one: Scenario | undefined): boolean =>
    one?.cases.some(({ steps }) => steps.some((step) => (step as CallStep).cancelAfter !== undefined)) ?? false;
  for (const id of netted) {
    expect(cancels(scenario(id)), id).toBe(true);
    expect(cancels(without(id, "cancellation")), id).toBe(false);
  }
  expect(JSON.stringify(without("ER-4", "logging"))).not.toContain("logger");
  expect(without("LG-1", "logging")).toBeUndefined();
});

test("with nothing lacking, every scenario is played whole", () => {
  for (const one of SCENARIOS) expect(playable(one, new Set())?.cases).toHaveLength(one.cases.length);
});

test("a configuration is checked", () => {
  const right = { title: "X", generator: { name: "gen-x-sdk", plugin: "./x" }, driver: ["x"] };
  expect(problemsOf({ ...right, lacks: ["oauth", "environment"], startLimit: 60 })).toEqual([]);
  expect(problemsOf(undefined)).toEqual(["It has to export an object as `default`."]);
  expect(problemsOf({ ...right, generator: "./x" })).toEqual([
    "`generator` has to be a name, or `{ name, plugin }` for a backend that is found by its path.",
  ]);
  expect(problemsOf({ ...right, driver: "x", lack: [] })).toEqual([
    "`driver` has to be a command: a list of texts.",
    "Unknown key `lack`.",
  ]);
  expect(problemsOf({ ...right, lacks: ["wings"] })[0]).toMatch(/^`lacks` has to be a list of /);
  const wrongReads = /^`reads` has to be what the language reads values as: .*; `fraction` is wrong\.$/;
  expect(problemsOf({ ...right, reads: { enums: "value", fraction: 12 } })).toEqual([
    expect.stringMatching(wrongReads),
  ]);
  expect(problemsOf({ ...right, variantReads: { integers: { enums: "plain" } } })[0]).toMatch(/, by variant\.$/);
});

test("what a language reads values as is checked", () => {
  const right: Reads = {
    scalars: { uuid: "text", int64: "int" },
    enums: "value",
    unions: "bare",
    offsets: "lost",
    fraction: 0,
    misfits: "received",
    conversions: ["int64"],
  };
  expect(problemOfReads(right)).toBeUndefined();
  expect(problemOfReads({})).toBeUndefined();
  expect(problemOfReads({ conversions: "none" })).toBeUndefined();
  expect(problemOfReads("text")).toBe("");
  const wrong: { readonly [part: string]: readonly unknown[] } = {
    scalars: [{ uuids: "text" }, { uuid: "uid" }, null, "text"],
    enums: ["plain", true],
    unions: ["wrapped"],
    offsets: ["kept"],
    fraction: [10, -1, 1.5, "3"],
    misfits: ["lost"],
    conversions: ["all", ["int"], {}],
    further: [true],
  };
  for (const [part, values] of Object.entries(wrong)) {
    for (const value of values) expect(problemOfReads({ ...right, [part]: value }), JSON.stringify(value)).toBe(part);
  }
});
