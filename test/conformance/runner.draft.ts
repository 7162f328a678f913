import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { SCENARIOS } from "./scenarios/index.js";
import { type ConformanceServer, startServer } from "./server/server.js";
import { type Built, buildAll } from "./support/build.js";
import { runScenario } from "./support/run.js";

const folder = mkdtempSync(join(tmpdir(), "sdkwright-conformance-"));
let built: Built;
let server: ConformanceServer;

beforeAll(async () => {
  [built, server] = await Promise.all([buildAll(folder), startServer()]);
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const able = SCENARIOS.filter(({ pending }) => pending === undefined);

describe("typescript", () => {
  describe.concurrent("behaviour", () => {
    for (const scenario of able.filter(({ timing }) => !timing)) {
      test(`${scenario.id}: ${scenario.title}`, () => runScenario({ built, server }, scenario), 30_000);
    }
  });
  describe("time", () => {
    for (const scenario of able.filter(({ timing }) => timing)) {
      test(`${scenario.id}: ${scenario.title}`, () => runScenario({ built, server }, scenario), 60_000);
    }
  });
});
