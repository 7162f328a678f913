import { describe, expect, test } from "vitest";
import { filesOf } from "../../support/compile.js";
import { corpus, realDefinitions } from "../../support/corpus.js";
import { row } from "./index.js";
import { checkLayout } from "./layout.js";

/** Definitions whose long names and values break the calls in wire tests in every way. */
const LONG = [
  "openapi/autorest-storage.json",
  "openapi/adyen-terminal-v1.yaml",
  "openapi/petstore-oas31-swift.yaml",
  "openapi/hubspot-contacts.json",
  "openapi/mojaloop-thirdparty.yaml",
  "openapi/up-banking.json",
  "openapi/nasty/hey-full-3.1/full.yaml",
];

describe.skipIf(corpus.kind === "absent")("wire tests of PHP", () => {
  test.each(LONG)("are laid out as formatters do for %s", async (path) => {
    const definition = realDefinitions.find(({ entry }) => entry.path === path);
    const files = filesOf(
      (await definition?.compile({ generator: row.generator })) ?? expect.fail("no such definition"),
    );
    expect(await checkLayout(new Map([[path, files]]))).toEqual([]);
  });
});
