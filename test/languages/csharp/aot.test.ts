import { join } from "node:path";
import { hashOf, hashOfFiles, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { describeRows, questionOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { dotnet, EXAMPLE, pack, runWithServer, writeProject } from "./packages.js";

// Programs that are compiled ahead of time, where nothing may be found by reflection.

const HERE = `${ROOT}test/languages/csharp/aot.test.ts`;
const PROGRAM = `${ROOT}test/languages/csharp/consumer/Program.cs`;

const PROPERTIES = {
  OutputType: "Exe",
  TargetFramework: "net10.0",
  ImplicitUsings: "enable",
  PublishAot: "true",
  // Warnings are given one by one, and not one for each assembly.
  TrimmerSingleWarn: "false",
};

/** SDKs by the id of their package: that of the program, and one that has every feature of the conformance suite. */
async function emitBoth() {
  const options = { "target-frameworks": "net10.0" };
  const emit = async (id: string, folder: string, file?: string) => {
    const generator = { name: "gen-csharp-sdk", config: { ...options, "package-id": id } };
    return filesOf(await compileFolder(folder, { ...(file !== undefined && { file }), generator }));
  };
  return {
    Bookshop: await emit("Bookshop", EXAMPLE),
    Acme: await emit("Acme", `${ROOT}packages/conformance/fixture`, "all.yml"),
  };
}

describeRows(
  (row) => {
    test("programs are compiled ahead of time without warnings, and call a live server", async () => {
      const sdks = await emitBoth();
      const subject = hashOf(...Object.values(sdks).map(hashOfFiles));
      await verdicts.once(questionOf(row, "ahead of time", [HERE]), subject, () =>
        inTemporaryFolder(async (folder) => {
          for (const [id, sdk] of Object.entries(sdks)) await pack(folder, sdk, [id]);
          // The compiler looks at all of these assemblies, and not only at what the program uses.
          const items = Object.keys(sdks).map((id) => `<TrimmerRootAssembly Include="${id}" />`);
          const project = {
            source: PROGRAM,
            packages: Object.keys(sdks),
            properties: PROPERTIES,
            items: items.join(""),
          };
          writeProject(folder, "Program", project);
          await dotnet(folder, "Program", ["publish", "--output", "published"]);
          const { code, stdout, stderr } = await runWithServer(folder, join(folder, "Program/published/Program"));
          expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
          expect(stdout).toContain("created Invisible Cities by Italo Calvino\n");
        }),
      );
    }, 600_000);
  },
  { rows: ({ key }) => key === "csharp" },
);
