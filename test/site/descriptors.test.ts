import { isDeepStrictEqual } from "node:util";
import { backend } from "@sdkwright/backend-typescript";
import type { TargetContext } from "@sdkwright/plugin-api";
import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "../support/compile.js";
import { FEATURES, SPECS } from "../support/features.js";

/** Names of the runtime and of error classes, which are no data: they are left out of JSON. */
const NAMES = new Proxy({}, { has: (_, name) => typeof name === "string", get: () => undefined });

/** The value of an expression of emitted code. */
function evaluated(expression: string): unknown {
  const { code } = transformSync(`(${expression})`, { loader: "ts" });
  const made: unknown = new Function("names", `with (names) { return ${code.trim().replace(/;$/, "")} }`)(NAMES);
  return JSON.parse(JSON.stringify(made));
}

/** The descriptors of operations in the files of an SDK. */
function emittedIn(files: ReadonlyMap<string, string>): unknown[] {
  const constants = /^const \w+Operation: OperationSpec =\s+(\{[\s\S]*?^\});$/gm;
  return [...files.values()].flatMap((file) => [...file.matchAll(constants)].map(([, text = ""]) => evaluated(text)));
}

/** Those that the explorer gets. */
function givenBy(target: TargetContext): unknown[] {
  const { descriptors } = backend;
  const context = backend.prepare(target, backend.plan(target));
  const { method } = descriptors?.(context) ?? {};
  return Object.keys(target.sdk.methods).map((id) => method?.(id as never));
}

describe.each(FEATURES)("the explorer of %s", (feature) => {
  test("has the descriptors that its TypeScript SDK has", async () => {
    const result = await compileFolder(`${SPECS}/${feature}`, { generator: { name: "gen-typescript-sdk" } });
    const target = result.targets[0]?.emitted.context;
    if (!target) return;
    const emitted = emittedIn(filesOf(result));
    const given = givenBy(target);
    expect(given).toHaveLength(emitted.length);
    for (const one of given)
      expect(
        emitted.some((other) => isDeepStrictEqual(one, other)),
        JSON.stringify(one),
      ).toBe(true);
  });
});
