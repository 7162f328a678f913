import { hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { describeRows, questionOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { EXAMPLE } from "./packages.js";
import { runDotnet } from "./toolchain.js";

// The suite of wire tests compiles and runs them by itself; here it is done as a user of an SDK does, with all analyzers.

const HERE = `${ROOT}test/languages/csharp/dotnet-test.test.ts`;

describeRows(
  (row) => {
    test("`dotnet test` builds an SDK and runs its tests", async () => {
      const generator = { ...row.generator, config: { "package-id": "Bookshop", "target-frameworks": "net10.0" } };
      const sdk = filesOf(await compileFolder(EXAMPLE, { generator }));
      await verdicts.once(questionOf(row, "dotnet test", [HERE]), hashOfFiles(sdk), () =>
        inTemporaryFolder(async (folder) => {
          writeFolder(folder, sdk);
          const { code, stdout, stderr } = await runDotnet(folder, ["test", "-maxcpucount:1"]);
          expect(code, stdout + stderr).toBe(0);
          expect(stdout).toMatch(/Passed! +- Failed: +0, Passed: +[1-9]/);
        }),
      );
    }, 300_000);
  },
  { rows: ({ key }) => key === "csharp" },
);
