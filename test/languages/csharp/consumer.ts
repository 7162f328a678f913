import { join } from "node:path";
import { ROOT, runProcess } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { dotnet, pack, writeProject } from "./packages.js";

const FOLDER = `${ROOT}test/languages/csharp/consumer`;
const ID = "Bookshop";

/** What is built with the package: a program, and a library that is also for .NET Framework. */
const PROJECTS = {
  Program: { OutputType: "Exe", TargetFramework: "net10.0", ImplicitUsings: "enable" },
  Library: { TargetFramework: "netstandard2.0", LangVersion: "latest" },
};

/** The package with its frameworks in a feed that is a folder, restored by empty projects. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/csharp/consumer.ts`,
  folder: FOLDER,
  config: { "package-id": ID },
  async install(sdk, folder) {
    await pack(folder, sdk, [ID]);
    for (const [name, properties] of Object.entries(PROJECTS)) {
      writeProject(folder, name, { source: join(FOLDER, `${name}.cs`), packages: [ID], properties });
      await dotnet(folder, name, ["build", "--output", "built"]);
    }
    const program = join(folder, "Program/built/Program.dll");
    return (variables) => runProcess("dotnet", [program], { cwd: folder, env: variables });
  },
};
