import { type ConformanceServer, startServer } from "@sdkwright/conformance";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bruRunner } from "./bru.js";
import { runVariantWith, shownVariants, unmet } from "./fixture.js";

/**
 * The command line of the client that reads OpenCollection, such as `node_modules/@usebruno/cli/bin/bru.js` of a folder of its own.
 * It has 500 packages, so it is not installed with the others.
 */
const { BRU = "" } = process.env;

let server: ConformanceServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe.skipIf(BRU === "")("the folder of OpenCollection of the conformance fixture", () => {
  test.each(shownVariants())("%s sends what SDKs send, and its tests pass", { timeout: 120_000 }, async (variant) => {
    const { run, log, cases } = await runVariantWith(bruRunner(BRU), { server, variant, id: `open-${variant}` });
    expect(run.failures).toEqual([]);
    expect(log.filter(({ unscripted }) => unscripted).map(({ url }) => url)).toEqual([]);
    expect(run.tests).toBeGreaterThan(cases.length);
    expect(unmet(log, cases)).toEqual([]);
  });
});
