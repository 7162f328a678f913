import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { runDotnet } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/csharp/consumer`;
const ID = "Bookshop";
const VERSION = "0.0.1";

async function dotnet(cwd: string, args: readonly string[], env = {}): Promise<void> {
  const { code, stdout, stderr } = await runDotnet(cwd, args, env);
  if (code !== 0) throw new Error(`dotnet ${args.join(" ")}: exit code ${code}\n${stdout}${stderr}`);
}

const PROJECT = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="${ID}" Version="${VERSION}" />
  </ItemGroup>
</Project>
`;

/** The package in a feed that is a folder, restored by an empty project. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/csharp/consumer.ts`,
  folder: FOLDER,
  config: { "package-id": ID, "target-frameworks": "net10.0" },
  async install(sdk, folder) {
    const [source, feed, project] = ["source", "feed", "project"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFolder(source, sdk);
    mkdirSync(project);
    const library = join("src", ID, `${ID}.csproj`);
    await dotnet(source, ["pack", library, "--configuration", "Release", "--output", feed, "-maxcpucount:1"]);
    // What is restored is kept in the temporary folder, where it can be removed again.
    const env = { NUGET_PACKAGES: join(folder, "packages") };
    writeFileSync(join(project, "User.csproj"), PROJECT);
    copyFileSync(join(FOLDER, "Program.cs"), join(project, "Program.cs"));
    await dotnet(project, ["build", "--output", "built", "--source", feed, "-maxcpucount:1"], env);
    return (variables) => runProcess("dotnet", [join(project, "built/User.dll")], { cwd: project, env: variables });
  },
};
