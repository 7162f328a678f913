import { hashOf, hashOfFiles, ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { emitFeature } from "../../support/features.js";
import { compileJava } from "./check.js";
import { row } from "./index.js";

const HERE = `${ROOT}test/languages/java`;

/** In the runtime of every SDK; another file of it names this one. */
const NAMED = /\/core\/HeaderFields\.java$/;

// The runtime of a second SDK is not compiled anew: what is wrong with it must be seen nevertheless.
test.skipIf(toolchainOf(row).kind === "missing")(
  "a runtime that lacks a file, or has a comment that is wrong, is complained of although that of another SDK was sound",
  async () => {
    const [sound, other] = [await emitFeature(row, "auth-all"), await emitFeature(row, "auth-any")];
    const lacking = new Map([...other].filter(([path]) => !NAMED.test(path)));
    const undocumented = new Map(
      [...other].map(([path, text]) => [path, NAMED.test(path) ? text.replace("/** ", "/** @since ") : text]),
    );
    const question = questionOf(row, "faults of a runtime", [`${HERE}/check.test.ts`, `${HERE}/check.ts`]);
    await verdicts.once(question, hashOf(hashOfFiles(sound), hashOfFiles(other)), async () => {
      // They are compiled in the order of their names.
      const sdks = new Map([
        ["1-sound", sound],
        ["2-undocumented", undocumented],
        ["3-lacking", lacking],
      ]);
      const complaints = (await compileJava(sdks)).join("\n");
      expect(complaints).not.toContain("1-sound");
      expect(complaints).toMatch(/2-undocumented:\n.*HeaderFields\.java.*@since/s);
      expect(complaints).toMatch(/3-lacking:\n.*error: cannot find symbol/);
    });
  },
  120_000,
);

// Errors of an API stand among files of the runtime, and their text does not say what the types are that they name.
test.skipIf(toolchainOf(row).kind === "missing")(
  "what names a type of the API is compiled with that of its own SDK",
  async () => {
    const sdk = await emitFeature(row, "error-bodies");
    const without = new Map([...sdk].filter(([path]) => !path.endsWith("/types/Fault.java")));
    expect(without.size).toBe(sdk.size - 1);
    const question = questionOf(row, "types of another SDK", [`${HERE}/check.test.ts`, `${HERE}/check.ts`]);
    await verdicts.once(question, hashOfFiles(sdk), async () => {
      const sdks = new Map([
        ["1-sound", sdk],
        ["2-without", without],
      ]);
      const complaints = (await compileJava(sdks)).join("\n");
      expect(complaints).not.toContain("1-sound");
      expect(complaints).toMatch(/2-without:\n.*errors\/FaultClientException\.java:\d+: error: cannot find symbol/s);
    });
  },
  120_000,
);
