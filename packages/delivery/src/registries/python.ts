import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/config";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { versionIn } from "@sdkwright/plugin-api";
import { deliveryCatalogue } from "../catalogue.js";
import type { Environment } from "../secrets.js";
import { ask, basic, download, isSameOrigin, trimmed } from "./http.js";
import type { RegistryOptions } from "./options.js";
import { causeOf } from "./printed.js";
import type { Found, Packed, Published, Registry } from "./registry.js";
import { commonFailure, mismatch, named, run, textOfSecret, untrusted } from "./tools.js";

type PythonOutput = Extract<OutputConfig, { readonly location: "python-registry" }>;

const PUBLIC_UPLOAD = "https://upload.pypi.org/legacy";
/** Indexes whose uploads go to another host (docs.pypi.org/api/upload). */
const INDEXES: { readonly [upload: string]: string } = {
  [PUBLIC_UPLOAD]: "https://pypi.org/simple",
  "https://test.pypi.org/legacy": "https://test.pypi.org/simple",
};

/** The index beside an upload address: other registries have both below one address. */
export function indexOf(upload: string): string {
  return INDEXES[upload] ?? `${upload.replace(/\/(?:upload|legacy|simple)$/, "")}/simple`;
}

/** A name as indexes compare it (PEP 503). */
const normalized = (name: string): string => name.replace(/[-_.]+/g, "-").toLowerCase();

/** Links of an index page to files, by file name (PEP 503). */
function linksIn(page: string, base: string): [string, string][] {
  return [...page.matchAll(/<a\s[^>]*href\s*=\s*["']([^"']+)["'][^>]*>\s*([^<]+?)\s*<\/a>/gi)].map(
    ([, href = "", name = ""]) => [name, new URL(href.replaceAll("&amp;", "&"), base).href],
  );
}

/** What twine is given: a token is the password of a user of its own. */
function credentialsOf(output: PythonOutput, options: RegistryOptions): Environment {
  const { token, username, password } = output;
  if (token === "OIDC") return {};
  const [user, word] = token === undefined ? [username, password] : [undefined, token];
  if (word === undefined) return {};
  return {
    TWINE_USERNAME: user === undefined ? "__token__" : textOfSecret(user, options),
    TWINE_PASSWORD: textOfSecret(word, options),
  };
}

/** PyPI and what speaks its protocol: `python -m build` has made the files, `twine` uploads them. */
export function pythonRegistry(output: PythonOutput, options: RegistryOptions): Registry {
  const { packageName, token, username, password } = output;
  const version = versionIn("pep440", options.version);
  const url = trimmed(output.url ?? PUBLIC_UPLOAD);
  const credentials = credentialsOf(output, options);
  const { TWINE_USERNAME: user, TWINE_PASSWORD: word } = credentials;
  const base = `${indexOf(url)}/${normalized(packageName)}/`;
  // Only the host that the credentials are for gets them.
  const isKnown = user !== undefined && word !== undefined && isSameOrigin(base, url);
  const headers = isKnown ? basic(user, word) : {};

  const find = async (): Promise<Found> => {
    const answer = await ask(base, { headers: { accept: "text/html", ...headers } });
    if (answer.kind === "broken") return answer;
    if (answer.status === 401 || answer.status === 403) return { kind: "denied", printed: "" };
    // Not every registry has an index: an upload then shows whether the version is free.
    if (answer.status >= 500) return { kind: "broken", reason: `status ${answer.status}` };
    const links = answer.status === 200 ? linksIn(answer.body.toString("utf8"), base) : [];
    const own = links.filter(([name]) => isOfVersion(name, version));
    const load = (href: string) => () => download(href.replace(/#.*$/, ""), base, headers);
    const files: Published = new Map(own.map(([name, href]) => [name, load(href)]));
    return { kind: "found", files };
  };

  return {
    packageName,
    version,
    url,
    secret: token === undefined ? named("password", password ?? username) : named("token", token),
    tools: [
      {
        command: "python",
        probe: ["-m", "build", "--version"],
        purpose: "build Python packages (`pip install build`)",
      },
      {
        command: "python",
        probe: ["-m", "twine", "--version"],
        purpose: "upload Python packages (`pip install twine`)",
      },
    ],
    problem: () => (token === "OIDC" ? untrusted(url, options) : undefined),
    find,
    pack: (folder) => pack(folder, { packageName, version, options }),
    upload: (missing) => {
      const flags = ["--non-interactive", "--disable-progress-bar", "--repository-url", `${url}/`];
      const args = ["-m", "twine", "upload", ...flags, ...missing.map(({ path }) => path)];
      return run(options, { command: "python", args, cwd: options.scratch, env: credentials });
    },
  };
}

/** Wheels are `name-version-tags.whl`, source distributions `name-version.tar.gz`. */
function isOfVersion(file: string, version: string): boolean {
  return /^[^-]+-([^-]+)(?:-.*\.whl|\.tar\.gz)$/.exec(file)?.[1] === version;
}

interface PackContext {
  readonly packageName: string;
  readonly version: string;
  readonly options: RegistryOptions;
}

async function pack(folder: string, { packageName, version, options }: PackContext): Promise<Packed> {
  const { project } = options;
  const dist = join(folder, "dist");
  const build = project === undefined ? await python(options, ["-m", "build"], folder) : undefined;
  if (build) return { kind: "failed", findings: [build] };
  const names = (await readdir(dist).catch(() => [])).filter((name) => /\.whl$|\.tar\.gz$/.test(name)).sort();
  const [built = "nothing"] = names;
  const [, name = built, builtVersion = ""] = /^([^-]+)-([^-]+?)(?:-.*\.whl|\.tar\.gz)$/.exec(built) ?? [];
  const differs = mismatch(
    [
      ["name", packageName, normalized(name) === normalized(packageName) ? packageName : name],
      ["version", version, builtVersion],
    ],
    options,
  );
  if (differs) return { kind: "failed", findings: [differs] };
  // What twine refuses to upload, it refuses here, before anything is published.
  const refused = await python(options, ["-m", "twine", "check", ...names.map((name) => join("dist", name))], folder);
  if (refused) return { kind: "failed", findings: [refused] };
  return { kind: "packed", files: names.map((file) => ({ name: file, path: join(dist, file) })) };
}

/** Runs a module of Python; a finding where it fails. */
async function python(options: RegistryOptions, args: readonly string[], cwd: string): Promise<Diagnostic | undefined> {
  const ran = await run(options, { command: "python", args, cwd });
  const purpose = "build Python packages";
  const common = commonFailure(ran, { command: "python", purpose, options });
  if (common || ran.code === 0) return common;
  const params = { command: `python ${args.join(" ")}`, printed: causeOf("python", ran) };
  return deliveryCatalogue.create("build-failed", params, { location: options.location });
}
