import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/config";
import { compareVersions, parseVersion } from "@sdkwright/plugin-api";
import { deliveryCatalogue } from "../catalogue.js";
import { type Environment, secretValue } from "../secrets.js";
import type { ToolRun } from "../tool.js";
import { ask, download, trimmed } from "./http.js";
import type { RegistryOptions } from "./options.js";
import { causeOf } from "./printed.js";
import { projectFolder } from "./project.js";
import type { Found, Packed, Registry } from "./registry.js";
import { mismatch, named, run, textOfSecret, untrusted } from "./tools.js";

type NpmOutput = Extract<OutputConfig, { readonly location: "js-registry" }>;

const PUBLIC = "https://registry.npmjs.org";
const TOKEN = "SDKWRIGHT_NPM_TOKEN";

/** What a registry says of a package, as far as it is read. */
interface Packument {
  readonly "dist-tags"?: { readonly latest?: string };
  readonly versions?: { readonly [version: string]: { readonly dist: { readonly tarball: string } } };
}

/** The name under which npm finds a version: pre-releases, and releases of an older major version, are not `latest`. */
export function distTag(version: string, latest: string | undefined): string {
  const [own, newest] = [parseVersion(version), parseVersion(latest ?? "")];
  if (own === undefined) return "latest";
  if (own.pre.length > 0) return /^[A-Za-z]+/.exec(own.pre[0] ?? "")?.[0] ?? "next";
  return newest && compareVersions(own, newest) < 0 ? `latest-${own.major}` : "latest";
}

interface Question {
  readonly url: string;
  readonly packageName: string;
  readonly version: string;
  readonly headers: Record<string, string>;
}

/** Asks a registry for a version, and which one is the newest. */
async function findVersion(question: Question): Promise<Found & { readonly latest?: string | undefined }> {
  const { url, packageName, version, headers } = question;
  const answer = await ask(`${url}/${packageName.replace("/", "%2f")}`, { headers });
  if (answer.kind === "broken") return answer;
  const { status, body } = answer;
  if (status === 404) return { kind: "found", files: new Map() };
  if (status === 401 || status === 403) return { kind: "denied", printed: "" };
  if (status !== 200) return { kind: "broken", reason: `status ${status}` };
  const packument = JSON.parse(body.toString("utf8")) as Packument;
  const dist = packument.versions?.[version]?.dist;
  const files = new Map(dist ? [["package", () => download(dist.tarball, url, headers)] as const] : []);
  return { kind: "found", files, latest: packument["dist-tags"]?.latest };
}

/** npm: `npm pack` and `npm publish`. */
export function npmRegistry(output: NpmOutput, options: RegistryOptions): Registry {
  const { packageName, token } = output;
  const { env, version } = options;
  const url = trimmed(output.url ?? PUBLIC);
  const secret = typeof token === "object" ? secretValue(token, env) : undefined;
  const headers: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  let latest: string | undefined;

  const find = async (): Promise<Found> => {
    const { latest: newest, ...found } = await findVersion({ url, packageName, version, headers });
    latest = newest;
    return found;
  };

  /** Runs npm with the credentials of the configuration, in a folder with settings of its own. */
  const npm = async (args: readonly string[]): Promise<ToolRun> => {
    const cwd = await workFolder(options);
    await writeFile(join(cwd, "package.json"), "{}\n");
    // The folder's own settings: those of the user, such as proxies, still hold. npm replaces the variable.
    const line = secret === undefined ? "" : `${url.replace(/^https?:/, "")}/:_authToken=\${${TOKEN}}\n`;
    await writeFile(join(cwd, ".npmrc"), line, { mode: 0o600 });
    const own = { [TOKEN]: textOfSecret(typeof token === "object" ? token : undefined, options) };
    return run(options, { command: "npm", args: [...args, "--registry", `${url}/`], cwd, env: own });
  };

  const refusal = async (): Promise<string | undefined> => {
    const ran = await npm(["whoami", "--fetch-retries=0"]);
    return /\bE401\b|\bENEEDAUTH\b/.test(ran.stderr) ? causeOf("npm", ran) : undefined;
  };
  // In such a workflow, npm gets a token when it publishes.
  const isTrusted = token === "OIDC" || (token === undefined && env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined);

  return {
    packageName,
    version,
    url,
    secret: named("token", token),
    ...(!isTrusted && { refusal }),
    tools: [{ command: "npm", probe: ["--version"], purpose: "pack and publish npm packages" }],
    problem: () => (token === "OIDC" ? untrusted(url, options) : undefined),
    find,
    pack: (folder) => pack(folder, { packageName, options }),
    upload: async ([file]) => {
      const isSigned = url === PUBLIC && (await canSign(join(projectFolder(options), "package.json"), env));
      const flags = ["--tag", distTag(version, latest), ...(isSigned ? ["--provenance"] : [])];
      return npm(["publish", file?.path ?? "", ...flags]);
    },
  };
}

/** The folder that npm runs in, and that packages are written to. */
async function workFolder({ scratch }: RegistryOptions): Promise<string> {
  const folder = join(scratch, "npm");
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Whether npm can state where a package comes from: only a workflow of the public repository that the manifest names can
 * (docs.npmjs.com/generating-provenance-statements).
 */
export async function canSign(manifest: string, env: Environment): Promise<boolean> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: identity, GITHUB_EVENT_PATH: event, GITHUB_REPOSITORY: repository } = env;
  if (identity === undefined || event === undefined || repository === undefined) return false;
  const [{ repository: named }, { repository: own }] = (await Promise.all(
    [manifest, event].map(async (path) => JSON.parse(await readFile(path, "utf8").catch(() => "{}")) as object),
  )) as [{ repository?: { url?: string } }, { repository?: { private?: boolean } }];
  return own?.private === false && /github\.com\/(.*?)(?:\.git)?$/.exec(named?.url ?? "")?.[1] === repository;
}

interface PackContext {
  readonly packageName: string;
  readonly options: RegistryOptions;
}

async function pack(folder: string, { packageName, options }: PackContext): Promise<Packed> {
  const { version, location } = options;
  const target = await workFolder(options);
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
    name?: string;
    version?: string;
  };
  const differs = mismatch(
    [
      ["name", packageName, manifest.name],
      ["version", version, manifest.version],
    ],
    options,
  );
  if (differs) return { kind: "failed", findings: [differs] };
  // It has been built: hooks of the manifest would build it again.
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", target];
  const ran = await run(options, { command: "npm", args, cwd: folder });
  const [packed] = ran.code === 0 ? (JSON.parse(ran.stdout) as readonly { filename: string }[]) : [];
  if (packed === undefined) {
    const params = { command: "npm pack", printed: causeOf("npm", ran) };
    return { kind: "failed", findings: [deliveryCatalogue.create("build-failed", params, { location })] };
  }
  // Some releases of npm print the name with the scope, but write the file without its marks.
  const file = packed.filename.replace("@", "").replaceAll("/", "-");
  return { kind: "packed", files: [{ name: "package", path: join(target, file) }] };
}
