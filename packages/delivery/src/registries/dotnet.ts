import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/config";
import { deliveryCatalogue } from "../catalogue.js";
import { sameContents } from "./archive.js";
import { type Answer, ask, isSameOrigin, trimmed } from "./http.js";
import type { RegistryOptions } from "./options.js";
import { causeOf } from "./printed.js";
import type { Found, NeededTool, Packed, Registry } from "./registry.js";
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
async function inFolder(folder: string, file: string): Promise<Found> {
  const data = await readFile(join(folder, file)).catch(() => undefined);
  return { kind: "found", files: new Map(data ? [[file, async () => data]] : []) };
}

/** NuGet: `dotnet pack` and `dotnet nuget push`. `url` may be a service index or a folder. */
export function dotnetRegistry(output: KeyOutput, options: RegistryOptions): Registry {
  const { packageName, apiKey } = output;
  const { version, scratch } = options;
  const url = output.url === undefined ? PUBLIC : trimmed(output.url);
  const key = textOfSecret(apiKey, options);
  const [id, plainVersion] = [packageName.toLowerCase(), version.replace(/\+.*$/, "")];

  const file = `${packageName}.${plainVersion}.nupkg`;

  const find = async (): Promise<Found> => {
    if (!/^https?:/.test(url)) return inFolder(url, file);
    const headers = key === "" ? {} : { "X-NuGet-ApiKey": key };
    const index = await ask(url, { headers });
    if (index.kind === "broken") return index;
    if (index.status === 401 || index.status === 403) return { kind: "denied", printed: "" };
    const base = baseAddress(index);
    if (base === null) return { kind: "broken", reason: "it is not the service index of a NuGet feed (API version 3)" };
    const address = `${trimmed(base)}/${id}/${plainVersion.toLowerCase()}/${id}.${plainVersion.toLowerCase()}.nupkg`;
    const answer = await ask(address, isSameOrigin(base, url) ? { headers } : {});
    if (answer.kind === "broken") return answer;
    const { status, body } = answer;
    return { kind: "found", files: new Map(status === 200 ? [[file, async () => body]] : []) };
  };

  return {
    packageName,
    version,
    url,
    secret: named("api-key", apiKey),
    tools: [toolFor(key !== "", options)],
    find,
    pack: (folder) => pack(folder, file, options),
    upload: async ([built]) => {
      // Feeds without encryption are refused by default; this one is named in the configuration.
      const insecure = url.startsWith("http:") ? ["--allow-insecure-connections"] : [];
      const args = ["nuget", "push", built?.path ?? "", "--source", url, "--force-english-output", ...insecure];
      return run(options, {
        command: "dotnet",
        args,
        cwd: scratch,
        env: { ...QUIET, ...(key !== "" && { NUGET_API_KEY: key }) },
      });
    },
    isSame: (_, remote, built) => sameContents(remote, built, essence),
  };
}

const QUIET = { MSBUILDDISABLENODEREUSE: "1", DOTNET_NOLOGO: "1", DOTNET_CLI_TELEMETRY_OPTOUT: "1" };

async function pack(folder: string, file: string, options: RegistryOptions): Promise<Packed> {
  const { scratch, location } = options;
  const target = join(scratch, "nuget");
  // Assemblies hold the paths of their sources. Neither the compiler nor MSBuild stays behind as a server.
  const properties = [`PathMap=${folder}=/_`, "UseSharedCompilation=false"].map((text) => `--property:${text}`);
  const args = ["pack", "--configuration", "Release", "--output", target, ...properties];
  const ran = await run(options, { command: "dotnet", args, cwd: folder, env: QUIET });
  const common = commonFailure(ran, { command: "dotnet", purpose: "pack NuGet packages", options });
  if (common) return { kind: "failed", findings: [common] };
  if (ran.code !== 0) {
    const params = { command: "dotnet pack", printed: causeOf("dotnet", ran) };
    return { kind: "failed", findings: [deliveryCatalogue.create("build-failed", params, { location })] };
  }
  const built = (await readdir(target)).filter((name) => name.endsWith(".nupkg")).sort();
  const found = built.find((name) => name.toLowerCase() === file.toLowerCase());
  if (found !== undefined) return { kind: "packed", files: [{ name: file, path: join(target, found) }] };
  const params = { what: "file name", configured: file, built: built.join(", ") || "missing" };
  return { kind: "failed", findings: [deliveryCatalogue.create("package-mismatch", params, { location })] };
}
