import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, type ProcessResult, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { runDotnet } from "./toolchain.js";

/** The version of SDKs whose configuration names none. */
const VERSION = "0.0.1";

/** Runs `dotnet` in a folder below that of a test, in which restored packages are kept so that they are removed with it. */
export async function dotnet(folder: string, cwd: string, args: readonly string[]): Promise<void> {
  const env = { NUGET_PACKAGES: join(folder, "packages") };
  const { code, stdout, stderr } = await runDotnet(join(folder, cwd), [...args, "-maxcpucount:1"], env);
  if (code !== 0) throw new Error(`dotnet ${args.join(" ")}: exit code ${code}\n${stdout}${stderr}`);
}

const FEED = `<configuration>
  <packageSources><add key="feed" value="feed" /></packageSources>
</configuration>
`;

/** Packs projects of an SDK into a feed, from which projects in the same folder restore. By default, analyzers are left to other tests. */
export async function pack(
  folder: string,
  sdk: Files,
  projects: readonly string[],
  properties: readonly string[] = ["-p:RunAnalyzers=false"],
): Promise<void> {
  const [source = ""] = projects;
  for (const name of [source, "feed"]) mkdirSync(join(folder, name), { recursive: true });
  writeFolder(join(folder, source), sdk);
  writeFileSync(join(folder, "nuget.config"), FEED);
  for (const project of projects) {
    await dotnet(folder, source, ["pack", `src/${project}`, "--output", "../feed", ...properties]);
  }
}

/** A project with one source file. */
export interface Project {
  readonly source: string;
  readonly packages: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
  /** Further lines of the project file. */
  readonly items?: string;
}

/** Writes a project below a folder of its name. Every warning is an error. */
export function writeProject(
  folder: string,
  name: string,
  { source, packages, properties, items = "" }: Project,
): void {
  const all = { Nullable: "enable", TreatWarningsAsErrors: "true", ...properties };
  const lines = Object.entries(all).map(([property, value]) => `<${property}>${value}</${property}>`);
  const references = packages.map((id) => `<PackageReference Include="${id}" Version="${VERSION}" />`);
  const text = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>${lines.join("")}</PropertyGroup>
  <ItemGroup>${references.join("")}${items}</ItemGroup>
</Project>
`;
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, `${name}.csproj`), text);
  writeFileSync(join(folder, name, `${name}.cs`), readFileSync(source));
}

/** The example API, of which there is a live server. */
export const EXAMPLE = `${ROOT}packages/cli/example`;

interface Bookshop {
  readonly startBookshop: () => Promise<{ readonly url: string; readonly close: () => void }>;
}

/** Runs a program that calls the server of the example API, which it finds in `BASE_URL`. */
export async function runWithServer(
  cwd: string,
  program: string,
  args: readonly string[] = [],
): Promise<ProcessResult> {
  const { startBookshop } = (await import(`${EXAMPLE}/server.mjs`)) as Bookshop;
  const { url, close } = await startBookshop();
  try {
    return await runProcess(program, args, { cwd, env: { BASE_URL: url } });
  } finally {
    close();
  }
}
