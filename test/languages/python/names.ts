import { readFileSync } from "node:fs";
import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { Emitted } from "../suite.js";

const PROGRAMS = `${ROOT}test/languages/python/programs`;

/**
 * An SDK with names that pydantic, every object, the language and the emitted modules have, as those of an API, and with
 * what a user writes.
 */
export function emitNames(): Promise<Emitted> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ name: "gen-python-sdk", version: "*", config: { "package-name": "acme" } }];
    const spec = { openapi: "openapi.yml", settings: { "preserve-single-schema-oneof": true } };
    const settings = { api: { specs: [spec] }, groups: { sdk: { generators } } };
    writeFolder(
      folder,
      new Map([
        ["generators.yml", JSON.stringify(settings)],
        ["openapi.yml", readFileSync(`${PROGRAMS}/names.yml`, "utf8")],
      ]),
    );
    const usage = readFileSync(`${PROGRAMS}/names_usage.py`, "utf8");
    return new Map([["python-names", new Map([...filesOf(await compileFolder(folder)), ["usage.py", usage]])]]);
  });
}
