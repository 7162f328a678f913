import { writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { FAULTY, sampleOfDefinitions } from "../support/corpus.js";
import { brokenLinks, repeatedIds } from "./links.js";
import { makeSiteIn } from "./make.js";

const sample = sampleOfDefinitions({
  counts: { openapi: 5, asyncapi: 2, openrpc: 1, proto: 2, conjure: 1 },
  maximum: 150_000,
}).filter(({ entry }) => FAULTY[entry.path] === undefined);

const generators = [
  { name: "gen-typescript-sdk", version: "*", output: { location: "local-file-system", path: "out" } },
];

describe.skipIf(sample.length === 0)("sites of real definitions", () => {
  test.each(sample.map((one) => [one.entry.path, one] as const))(
    "%s links what exists, and names each part once",
    async (_, { prepare }) => {
      const { code, stderr, files } = await makeSiteIn((folder) => {
        const config = { api: { specs: [prepare(folder)] }, "default-group": "sdk", groups: { sdk: { generators } } };
        writeFolder(folder, new Map([["generators.yml", JSON.stringify(config)]]));
      });
      expect(code, stderr).toBe(0);
      expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(["index.html", "llms.txt"]));
      expect(brokenLinks(files)).toEqual([]);
      expect(repeatedIds(files)).toEqual([]);
    },
  );
});
