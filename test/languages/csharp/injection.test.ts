import { join } from "node:path";
import { hashOf, hashOfFiles, hashOfPath, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { describeRows, questionOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { dotnet, EXAMPLE, pack, runWithServer, writeProject } from "./packages.js";

// The second package of an SDK, which adds the client to the services of a program.

const HERE = `${ROOT}test/languages/csharp/injection.test.ts`;
const PROGRAM = `${ROOT}test/languages/csharp/injection/Program.cs`;
const [LIBRARY, INJECTION] = ["Bookshop", "Bookshop.Extensions.DependencyInjection"];

const CONFIG = { "package-id": LIBRARY, "dependency-injection": true, "target-frameworks": "netstandard2.0;net10.0" };

const PRINTED = [
  "one client: True",
  "open: True",
  "requests by the factory: 1",
  "disposed with its container",
  "",
].join("\n");

describeRows(
  (row) => {
    test("services get the client from a package of its own", async () => {
      const sdk = filesOf(await compileFolder(EXAMPLE, { generator: { ...row.generator, config: CONFIG } }));
      const subject = hashOf(hashOfFiles(sdk), hashOfPath(PROGRAM));
      await verdicts.once(questionOf(row, "dependency injection", [HERE]), subject, () =>
        inTemporaryFolder(async (folder) => {
          // With analyzers, which no other test asks of the second one.
          await pack(folder, sdk, [LIBRARY, INJECTION], []);
          const properties = { OutputType: "Exe", TargetFramework: "net10.0", ImplicitUsings: "enable" };
          writeProject(folder, "Program", { source: PROGRAM, packages: [INJECTION], properties });
          await dotnet(folder, "Program", ["build", "--output", "built"]);
          const { code, stdout, stderr } = await runWithServer(folder, "dotnet", [
            join(folder, "Program/built/Program.dll"),
          ]);
          expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: PRINTED, stderr: "" });
        }),
      );
    }, 600_000);
  },
  { rows: ({ key }) => key === "csharp" },
);
