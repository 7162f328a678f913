import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/config";
import { deliveryCatalogue } from "../catalogue.js";
import type { ToolRun } from "../tool.js";
import { sameContents } from "./archive.js";
import { type Answer, ask, isSameOrigin, trimmed } from "./http.js";
import type { RegistryOptions } from "./options.js";
import { causeOf } from "./printed.js";
import type { Found, NeededTool, Packed, Registry, ReleaseFile } from "./registry.js";
import { commonFailure, named, run, textOfSecret } from "./tools.js";

type KeyOutput = Extract<OutputConfig, { readonly location: "dotnet-registry" | "ruby-registry" }>;

const PUBLIC = "https://api.nuget.org/v3/index.json";
/** The first release of NuGet that takes the key from the environment. It comes with .NET SDK 10.0.300. */
const NEEDED = [7, 6] as const;

/** NuGet packages: the package itself, without what packing and signing add. */
function essence(path: string, data: Buffer): Buffer | undefined {
  const isAdded = path === ".signature.p7s" || path.startsWith("_rels/") || path.startsWith("package/services/");
  return isAdded || path === "[Content_Types].xml" ? undefined : data;
}

/** Where a feed has packages (learn.microsoft.com/nuget/api/package-base-address-resource); null for one that has none. */
function baseAddress(index: Answer): string | null {
  if (index.kind === "broken" || index.status !== 200) return null;
  const { resources = [] } = JSON.parse(index.body.toString("utf8")) as {
    readonly resources?: readonly { readonly "@id": string; readonly "@type": string }[];
  };
  return resources.find((resource) => resource["@type"].startsWith("PackageBaseAddress/"))?.["@id"] ?? null;
}

function toolFor(hasKey: boolean, { location }: RegistryOptions): NeededTool {
  return {
    command: "dotnet",
    probe: ["nuget", "--version"],
    purpose: "pack and push NuGet packages",
    judge: (printed) => {
      const [major = 0, minor = 0] = (/\d+\.\d+/.exec(printed)?.[0] ?? "").split(".").map(Number);
      if (!hasKey || major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return undefined;
      const version = printed.trim().split("\n").at(-1) ?? "";
      const reason = "so that the API key need not be on the command line (.NET SDK 10.0.300 or later has it)";
      const params = { tool: "dotnet nuget", version, needed: NEEDED.join("."), reason };
      return deliveryCatalogue.create("tool-too-old", params, { location });
    },
  };
}

/** A feed that is a folder, which `dotnet nuget push` copies packages into. */
async function inFolder(folder: string, names: readonly string[]): Promise<Found> {
  const read = names.map(async (name) => [name, await readFile(join(folder, name)).catch(() => undefined)] as const);
  const files = (await Promise.all(read)).flatMap(([name, data]) => (data ? [[name, async () => data] as const] : []));
  return { kind: "found", files: new Map(files) };
}

/** The packages of an SDK: that of the client, and the one that adds it to the services of a program, if there is one. */
const idsOf = (packageName: string): string[] => [packageName, `${packageName}.Extensions.DependencyInjection`];

/** NuGet: `dotnet pack` and `dotnet nuget push`. `url` may be a service index or a folder. */
export function dotnetRegistry(output: KeyOutput, options: RegistryOptions): Registry {
  const { packageName, apiKey } = output;
  const { version, scratch } = options;
  const url = output.url === undefined ? PUBLIC : trimmed(output.url);
  const key = textOfSecret(apiKey, options);
  const plainVersion = version.replace(/\+.*$/, "");
  const nameOf = (id: string): string => `${id}.${plainVersion}.nupkg`;
  const names = idsOf(packageName).map(nameOf);

  const find = async (): Promise<Found> => {
    if (!/^https?:/.test(url)) return inFolder(url, names);
    const headers = key === "" ? {} : { "X-NuGet-ApiKey": key };
    const index = await ask(url, { headers });
    if (index.kind === "broken") return index;
    if (index.status === 401 || index.status === 403) return { kind: "denied", printed: "" };
    const base = baseAddress(index);
    if (base === null) return { kind: "broken", reason: "it is not the service index of a NuGet feed (API version 3)" };
    const files = new Map<string, () => Promise<Buffer>>();
    for (const id of idsOf(packageName)) {
      const path = [id, plainVersion, nameOf(id)].map((part) => part.toLowerCase()).join("/");
      const answer = await ask(`${trimmed(base)}/${path}`, isSameOrigin(base, url) ? { headers } : {});
      if (answer.kind === "broken") return answer;
      const { status, body } = answer;
      if (status === 200) files.set(nameOf(id), async () => body);
    }
    return { kind: "found", files };
  };

  return {
    packageName,
    version,
    url,
    secret: named("api-key", apiKey),
    tools: [toolFor(key !== "", options)],
    find,
    pack: (folder) => pack(folder, names, options),
    upload: async (missing) => {
      // Feeds without encryption are refused by default; this one is named in the configuration.
      const insecure = url.startsWith("http:") ? ["--allow-insecure-connections"] : [];
      const env = key === "" ? {} : { NUGET_API_KEY: key };
      const push = ({ path }: ReleaseFile): Promise<ToolRun> => {
        const args = ["nuget", "push", path, "--source", url, "--force-english-output", ...insecure];
        return run(options, { command: "dotnet", args, cwd: scratch, env });
      };
      // One after the other: the second package needs the first.
      const [first, ...others] = missing;
      let ran = await push(first as ReleaseFile);
      for (const file of others) {
        if (ran.code !== 0) break;
        ran = await push(file);
      }
      return ran;
    },
    isSame: (_, remote, built) => sameContents(remote, built, essence),
  };
}

/** Packs a solution. The first of the names is that of the package which must be there. */
async function pack(folder: string, names: readonly string[], options: RegistryOptions): Promise<Packed> {
  const { scratch, location } = options;
  const target = join(scratch, "nuget");
  // Assemblies hold the paths of their sources. Neither the compiler nor MSBuild stays behind as a server.
  const properties = [`PathMap=${folder}=/_`, "UseSharedCompilation=false"].map((text) => `--property:${text}`);
  const args = ["pack", "--configuration", "Release", "--output", target, ...properties];
  const ran = await run(options, { command: "dotnet", args, cwd: folder });
  const common = commonFailure(ran, { command: "dotnet", purpose: "pack NuGet packages", options });
  if (common) return { kind: "failed", findings: [common] };
  if (ran.code !== 0) {
    const params = { command: "dotnet pack", printed: causeOf("dotnet", ran) };
    return { kind: "failed", findings: [deliveryCatalogue.create("build-failed", params, { location })] };
  }
  const built = (await readdir(target)).filter((name) => name.endsWith(".nupkg")).sort();
  const files = names.flatMap((name): ReleaseFile[] => {
    const found = built.find((one) => one.toLowerCase() === name.toLowerCase());
    return found === undefined ? [] : [{ name, path: join(target, found) }];
  });
  const [configured = ""] = names;
  if (files.some(({ name }) => name === configured)) return { kind: "packed", files };
  const params = { what: "file name", configured, built: built.join(", ") || "missing" };
  return { kind: "failed", findings: [deliveryCatalogue.create("package-mismatch", params, { location })] };
}
