import { CHANGE_KINDS } from "@sdkwright/diff";
import { beforeAll, describe, expect, test } from "vitest";
import { ROWS } from "../languages/index.js";
import { changesOf, type Entry } from "./changes.js";
import { KIND_CASES } from "./kinds.js";

// The first run loads all backends.
beforeAll(async () => void (await changesOf({ edits: {} })), 120_000);

describe.each(KIND_CASES)("$kind", (one) => {
  test("is found, with its class in each language and its places", async () => {
    const changes = await changesOf(one);
    const found = changes.filter(({ code }) => code === `diff/${one.kind}`);
    const classes = Object.assign({}, ...found.map(({ languages }) => languages)) as Entry["languages"];
    const all = Object.fromEntries(ROWS.map(({ key }) => [key, one.is]));
    expect(classes, JSON.stringify(changes, undefined, 1)).toEqual(typeof one.is === "string" ? all : one.is);
  });
});

test("every kind has a case", () => {
  const cases = new Set<string>(KIND_CASES.map(({ kind }) => kind));
  expect(Object.keys(CHANGE_KINDS).filter((kind) => !cases.has(kind))).toEqual([]);
});

test("results of several successes name the types of both states", async () => {
  const accepted = { description: "Later", content: { "application/json": { schema: { type: "string" } } } };
  const changes = await changesOf({ edits: { "paths /pets/{id} get responses 202": accepted } });
  const found = changes.find(({ code }) => code === "diff/result-widened");
  expect(found?.message).toBe(
    "The result of `client.Pets.GetAsync()` (GET /pets/{id}) can be more: was `Pet`, is `Pet | string`.",
  );
});

describe("a type that stands where another one stood", () => {
  const named = (name: string, properties: readonly string[]) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    return {
      [`components schemas ${name}`]: {
        type: "object",
        properties: Object.fromEntries(properties.map((property) => [property, { type: "string" }])),
      },
      "paths /ping get responses": { 200: { description: "Done", content: { "application/json": { schema } } } },
    };
  };
  const kindsFor = async (properties: readonly string[]) => {
    const edits = { "components schemas Earlier": undefined, ...named("Later", properties) };
    const changes = await changesOf({ both: named("Earlier", ["a"]), edits });
    return changes.map(({ code }) => code).filter((code) => code.startsWith("diff/type-"));
  };

  test("has another name if both have something in common", async () => {
    expect(await kindsFor(["a", "b", "c"])).toEqual(["diff/type-renamed"]);
  });

  test("is another one if they have not", async () => {
    expect(await kindsFor(["b", "c"])).toEqual(["diff/type-removed", "diff/type-added"]);
  });
});
