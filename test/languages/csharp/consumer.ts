import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { runDotnet } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/csharp/consumer`;
const ID = "Bookshop";
const VERSION = "0.0.1";

async function dotnet(cwd: string, args: readonly string[], env = {}): Promise<void> {
  const { code, stdout, stderr } = await runDotnet(cwd, [...args, "-maxcpucount:1"], env);
  if (code !== 0) throw new Error(`dotnet ${args.join(" ")}: exit code ${code}\n${stdout}${stderr}`);
}

/** What is built of the package: a program, and a library that is also for .NET Framework. */
const PROJECTS = {
  Program: ["OutputType=Exe", "TargetFramework=net10.0", "ImplicitUsings=enable"],
  Library: ["TargetFramework=netstandard2.0", "LangVersion=latest"],
};

/** A project that has only the package. */
function projectText(properties: readonly string[]): string {
  const all = [...properties, "Nullable=enable", "TreatWarningsAsErrors=true"].map((one) => one.split("="));
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>${all.map(([name, value]) => `<${name}>${value}</${name}>`).join("")}</PropertyGroup>
  <ItemGroup><PackageReference Include="${ID}" Version="${VERSION}" /></ItemGroup>
</Project>
`;
}

const FEED = `<configuration>
  <packageSources><add key="feed" value="feed" /></packageSources>
</configuration>
`;

/** Builds a project that restores the package from the feed; gives the folder of what is built. */
async function build(folder: string, name: keyof typeof PROJECTS): Promise<string> {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(join(project, `${name}.csproj`), projectText(PROJECTS[name]));
  copyFileSync(join(FOLDER, `${name}.cs`), join(project, `${name}.cs`));
  // What is restored is kept in the temporary folder, where it can be removed again.
  await dotnet(project, ["build", "--output", "built"], { NUGET_PACKAGES: join(folder, "packages") });
  return join(project, "built");
}

/** The package with its frameworks in a feed that is a folder, restored by empty projects. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/csharp/consumer.ts`,
  folder: FOLDER,
  config: { "package-id": ID },
  async install(sdk, folder) {
    const source = join(folder, "source");
    writeFolder(source, sdk);
    writeFileSync(join(folder, "nuget.config"), FEED);
    // The suite of checks has asked the analyzers already.
    const pack = ["pack", `src/${ID}`, "--output", join(folder, "feed"), "-p:RunAnalyzers=false"];
    await dotnet(source, pack);
    await build(folder, "Library");
    const program = join(await build(folder, "Program"), "Program.dll");
    return (variables) => runProcess("dotnet", [program], { cwd: folder, env: variables });
  },
};
