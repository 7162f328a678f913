import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder } from "./support/compile.js";

const KINDS = [
  "openrpc",
  "asyncapi-2",
  "asyncapi-3",
  "conjure",
  "proto-rest",
  "proto-connect",
  "swagger-2",
  "several-kinds",
];

test.each(KINDS.flatMap((kind) => ["number", "string", "bigint"].map((form) => [kind, form] as const)))(
  "%s is emitted with 64-bit integers as %s",
  async (kind, form) => {
    const generator = { name: "gen-typescript-sdk", config: { int64: form } };
    const { targets, diagnostics } = await compileFolder(`${ROOT}test/specs/${kind}`, { generator });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(targets[0]?.files).toBeGreaterThan(10);
  },
);
