import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type ProcessResult, ROOT, runProcess } from "@sdkwright/testkit";
import type { Toolchain } from "../suite.js";

/** The release whose runtime tests run on, and which they are compiled for. */
const RELEASE = "10.0";

/** Nothing is sent anywhere, and no server stays behind. */
const DOTNET_ENV = { DOTNET_CLI_TELEMETRY_OPTOUT: "1", DOTNET_NOLOGO: "1", MSBUILDDISABLENODEREUSE: "1" };

interface Dotnet {
  readonly version: string;
  /** The compiler. */
  readonly compiler: string;
  /** Assemblies of the platform, as the compiler sees them. */
  readonly references: readonly string[];
  /** Arguments by which the compiler asks what the SDK asks at `AnalysisLevel` `10-recommended`. */
  readonly analyzers: readonly string[];
}

function run(args: readonly string[]): string {
  const { stdout } = spawnSync("dotnet", args, {
    encoding: "utf8",
    cwd: tmpdir(),
    env: { ...process.env, ...DOTNET_ENV },
  });
  return stdout ?? "";
}

const filesIn = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .map((name) => join(folder, name))
    : [];

function findDotnet(): Dotnet | undefined {
  const lines = run(["--list-sdks"]).trim().split("\n");
  const [, version, folder] =
    /^(\S+) \[(.+)\]$/.exec(lines.filter((line) => line.startsWith("10.")).at(-1) ?? "") ?? [];
  if (version === undefined || folder === undefined) return undefined;
  const packs = join(dirname(folder), "packs/Microsoft.NETCore.App.Ref");
  const pack = existsSync(packs)
    ? readdirSync(packs)
        .filter((name) => name.startsWith(RELEASE))
        .at(-1)
    : undefined;
  const own = join(folder, version, "Sdks/Microsoft.NET.Sdk");
  const level = join(own, "analyzers/build/config/analysislevel_10_recommended_warnaserror.globalconfig");
  const assemblies = [join(own, "analyzers"), join(own, "codestyle/cs")].flatMap((one) => filesIn(one, /\.dll$/));
  return {
    version,
    compiler: join(folder, version, "Roslyn/bincore/csc.dll"),
    references: pack === undefined ? [] : filesIn(join(packs, pack, `ref/net${RELEASE}`), /\.dll$/),
    analyzers: [...assemblies.map((path) => `-analyzer:${path}`), `-analyzerconfig:${level}`],
  };
}

let found: { readonly dotnet: Dotnet | undefined } | undefined;

/** The SDK on PATH; looked for once in a process. */
function dotnet(): Dotnet | undefined {
  found ??= { dotnet: findDotnet() };
  return found.dotnet;
}

/** The version of CSharpier, by which SDKs are laid out. */
const FORMATTER_VERSION = "1.3.0";
const FORMATTER_FOLDER = `${ROOT}test/node_modules/.cache/csharpier-${FORMATTER_VERSION}`;
const FORMATTER = join(FORMATTER_FOLDER, "csharpier");

/** Why the formatter cannot run. It is installed from NuGet where it is not there. */
export function formatterProblem(): string | undefined {
  if (dotnet() === undefined) return MISSING;
  if (!existsSync(FORMATTER)) {
    run(["tool", "install", "csharpier", "--version", FORMATTER_VERSION, "--tool-path", FORMATTER_FOLDER]);
  }
  return existsSync(FORMATTER) ? undefined : `NuGet has not given CSharpier ${FORMATTER_VERSION}`;
}

/** Runs the formatter in a folder. */
export function runFormatter(cwd: string, args: readonly string[]): Promise<ProcessResult> {
  return runProcess(FORMATTER, args, { cwd, env: DOTNET_ENV });
}

/** Runs a program of `dotnet` in a folder. */
export function runDotnet(cwd: string, args: readonly string[], env = {}): Promise<ProcessResult> {
  return runProcess("dotnet", args, { cwd, env: { ...DOTNET_ENV, ...env } });
}

const MISSING = `there is no .NET SDK ${RELEASE} on PATH`;

/** The SDK with its compiler. */
export function toolchain(): Toolchain {
  const known = dotnet();
  if (known === undefined) return { kind: "missing", reason: MISSING };
  if (known.references.length === 0) return { kind: "missing", reason: `the .NET SDK has no reference assemblies` };
  return { kind: "found", version: `dotnet ${known.version}\nCSharpier ${FORMATTER_VERSION}` };
}

/** Something to compile. Paths are below the folder in which the compiler runs. */
export interface Compilation {
  readonly sources: readonly string[];
  /** The assembly that is written. */
  readonly output: string;
  readonly target?: "library" | "exe";
  /** Further assemblies. */
  readonly references?: readonly string[];
  /** Arguments beside the usual ones. */
  readonly further?: readonly string[];
}

/** Every warning is an error. */
const STRICT = [
  "-langversion:latest",
  "-nullable:enable",
  "-warnaserror+",
  "-deterministic",
  "-define:NET",
  // Assemblies for older platforms name older ones, as every build lets them.
  "-nowarn:CS1701,CS1702",
];

/** Arguments by which the compiler asks what a build of the SDK asks beside its own warnings. */
export const analyzers = (): readonly string[] => dotnet()?.analyzers ?? [];

/** Arguments of the compiler that runs an argument file in a folder. One process serves compilations that follow each other. */
export function compilerArguments(
  folder: string,
  { output, sources, references = [], ...rest }: Compilation,
): string[] {
  const known = dotnet();
  if (known === undefined) throw new Error(MISSING);
  const { target = "library", further = [] } = rest;
  const assemblies = [...known.references, ...references].map((path) => `-r:"${path}"`);
  const lines = ["-nologo", `-target:${target}`, `-out:"${output}"`, ...STRICT, ...assemblies, ...further];
  const file = join(folder, `${output}.rsp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [...lines, ...sources.map((path) => `"${path}"`)].join("\n"));
  return ["exec", known.compiler, "-shared:sdkwright", "-keepalive:20", "-noconfig", `@${file}`];
}

/** Compiles, and gives what the compiler complains of. */
export async function compile(folder: string, compilation: Compilation): Promise<string[]> {
  return complaintsOf(await runDotnet(folder, compilerArguments(folder, compilation)));
}

/** What a program printed, where it did not succeed in silence. */
export function complaintsOf({ code, stdout, stderr }: ProcessResult): string[] {
  const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return code === 0 && lines.length === 0 ? [] : [`exit code ${code}`, ...lines].slice(0, 40);
}

/** What `dotnet program.dll` reads beside the program. */
export const RUNTIME_CONFIG = JSON.stringify({
  runtimeOptions: {
    tfm: `net${RELEASE}`,
    framework: { name: "Microsoft.NETCore.App", version: `${RELEASE}.0` },
    configProperties: { "System.Globalization.Invariant": true },
  },
});

/** Assemblies of NuGet packages that tests of SDKs need, by the package that has each. */
const TEST_ASSEMBLIES = [
  "xunit.assert/2.9.3/lib/net6.0/xunit.assert.dll",
  "xunit.extensibility.core/2.9.3/lib/netstandard1.1/xunit.core.dll",
  "xunit.abstractions/2.0.3/lib/netstandard2.0/xunit.abstractions.dll",
];

const PACKAGES = join(process.env.NUGET_PACKAGES ?? join(homedir(), ".nuget/packages"));

export const testAssemblies = (): string[] => TEST_ASSEMBLIES.map((path) => join(PACKAGES, path));

const RESTORED = `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>net${RELEASE}</TargetFramework></PropertyGroup>
  <ItemGroup>
    <PackageReference Include="xunit" Version="2.9.3" />
    <PackageReference Include="xunit.runner.visualstudio" Version="3.1.5" />
    <PackageReference Include="Microsoft.NET.Test.Sdk" Version="18.0.1" />
  </ItemGroup>
</Project>
`;

/** Restores what tests of SDKs need, where it is not there yet. */
export async function restoreTestPackages(folder: string): Promise<string[]> {
  if (testAssemblies().every((path) => existsSync(path))) return [];
  const project = join(folder, ".restore");
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "restore.csproj"), RESTORED);
  const { code, stdout, stderr } = await runDotnet(project, ["restore"]);
  return code === 0 ? [] : [`${stdout}${stderr}`];
}
