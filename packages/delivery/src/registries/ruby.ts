import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/config";
import { versionIn } from "@sdkwright/plugin-api";
import { deliveryCatalogue } from "../catalogue.js";
import { sameContents } from "./archive.js";
import { ask, trimmed } from "./http.js";
import type { RegistryOptions } from "./options.js";
import { causeOf } from "./printed.js";
import type { Found, Packed, Registry } from "./registry.js";
import { commonFailure, mismatch, named, run, textOfSecret } from "./tools.js";

type KeyOutput = Extract<OutputConfig, { readonly location: "dotnet-registry" | "ruby-registry" }>;

const PUBLIC = "https://rubygems.org";

/** Gems record when and by which release of RubyGems they were built. */
function essence(path: string, data: Buffer): Buffer | undefined {
  if (path.startsWith("checksums.yaml")) return undefined;
  return path === "metadata.gz"
    ? Buffer.from(data.toString("utf8").replace(/^(?:date|rubygems_version):.*\n/gm, ""))
    : data;
}

/** RubyGems and what speaks its protocol: `gem build` and `gem push`. */
export function rubyRegistry(output: KeyOutput, options: RegistryOptions): Registry {
  const { packageName, apiKey } = output;
  const version = versionIn("gem", options.version);
  const url = trimmed(output.url ?? PUBLIC);
  const key = textOfSecret(apiKey, options);
  const file = `${packageName}-${version}.gem`;
  const { location } = options;

  const find = async (): Promise<Found> => {
    // Every server of gems has files at this address; some ask for the key.
    const answer = await ask(`${url}/gems/${file}`, key === "" ? {} : { headers: { authorization: key } });
    if (answer.kind === "broken") return answer;
    if (answer.status === 401) return { kind: "denied", printed: "" };
    if (answer.status >= 500) return { kind: "broken", reason: `status ${answer.status}` };
    const { body } = answer;
    return { kind: "found", files: new Map(answer.status === 200 ? [[file, async () => body]] : []) };
  };

  const pack = async (folder: string): Promise<Packed> => {
    const [spec = ""] = (await readdir(folder)).filter((name) => name.endsWith(".gemspec"));
    const path = join(folder, "..", file);
    const ran = await run(options, { command: "gem", args: ["build", spec, "--output", path], cwd: folder });
    const common = commonFailure(ran, { command: "gem", purpose: "build gems", options });
    if (common) return { kind: "failed", findings: [common] };
    if (ran.code !== 0) {
      const params = { command: `gem build ${spec}`, printed: causeOf("gem", ran) };
      return { kind: "failed", findings: [deliveryCatalogue.create("build-failed", params, { location })] };
    }
    const said = (line: RegExp, otherwise: string): string => line.exec(ran.stdout)?.[1] ?? otherwise;
    const differs = mismatch(
      [
        ["name", packageName, said(/^\s*Name: (.*)$/m, packageName)],
        ["version", version, said(/^\s*Version: (.*)$/m, version)],
      ],
      options,
    );
    if (differs) return { kind: "failed", findings: [differs] };
    return { kind: "packed", files: [{ name: file, path }] };
  };

  return {
    packageName,
    version,
    url,
    secret: named("api-key", apiKey),
    tools: [{ command: "gem", probe: ["--version"], purpose: "build and push gems" }],
    find,
    pack,
    upload: ([gem]) =>
      run(options, {
        command: "gem",
        args: ["push", gem?.path ?? "", "--host", url],
        cwd: options.scratch,
        env: { ...(key !== "" && { GEM_HOST_API_KEY: key }) },
      }),
    isSame: (_, remote, built) => sameContents(remote, built, essence),
  };
}
