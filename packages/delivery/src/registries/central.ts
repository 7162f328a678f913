import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ToolRun } from "../tool.js";
import { ask } from "./http.js";
import type { RegistryOptions } from "./options.js";
import type { ReleaseFile } from "./registry.js";
import { run } from "./tools.js";

/** Where Maven Central takes bundles, and where it has what was published. */
export interface CentralHosts {
  readonly publisher: string;
  readonly repository: string;
  /** Time between two questions about the state of a bundle. */
  readonly pauseMs: number;
}

export const CENTRAL: CentralHosts = {
  publisher: "https://central.sonatype.com/api/v1/publisher",
  repository: "https://repo1.maven.org/maven2",
  pauseMs: 5_000,
};

/** Coordinates of one release. */
export interface Coordinates {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

/** Publishing takes some minutes after validation; nobody need wait for it. */
const QUESTIONS = 120;

interface BundleContext {
  /** Of the release below a repository: `com/acme/sdk/1.0.0`. */
  readonly directory: string;
  readonly hosts: CentralHosts;
  /** `name:password` of a user token. */
  readonly credentials: string;
  readonly options: RegistryOptions;
}

/** Files with their checksums, laid out as in a repository, as one archive. */
async function bundle(files: readonly ReleaseFile[], { directory, options }: BundleContext): Promise<string> {
  const root = join(options.scratch, "bundle");
  await mkdir(join(root, directory), { recursive: true });
  for (const { name, path } of files) {
    const target = join(root, directory, name);
    await copyFile(path, target);
    if (name.endsWith(".asc")) continue;
    const data = await readFile(path);
    for (const algorithm of ["md5", "sha1"]) {
      await writeFile(`${target}.${algorithm}`, createHash(algorithm).update(data).digest("hex"));
    }
  }
  const archive = join(options.scratch, "bundle.zip");
  const args = ["--create", "--no-manifest", "--file", archive, "-C", root, "."];
  await run(options, { command: "jar", args, cwd: options.scratch });
  return archive;
}

/** The header of a user token, `name:password`. */
const bearer = (credentials: string) => ({ authorization: `Bearer ${Buffer.from(credentials).toString("base64")}` });

/** Asks whether a release is published, which only a known user token may. Gives what is said of an unknown one. */
export async function refusedByCentral(
  { group, artifact, version }: Coordinates,
  { hosts, credentials }: Pick<BundleContext, "hosts" | "credentials">,
): Promise<string | undefined> {
  const query = new URLSearchParams({ namespace: group, name: artifact, version });
  const answer = await ask(`${hosts.publisher}/published?${query}`, { headers: bearer(credentials) });
  return answer.kind === "answer" && answer.status === 401 ? `status ${answer.status}` : undefined;
}

const failed = (stderr: string): ToolRun => ({ code: 1, stdout: "", stderr });

/**
 * Uploads a release to Maven Central and waits until it has been validated, as the Publisher API describes
 * (central.sonatype.org/publish/publish-portal-api): a plugin of Maven would do the same from the project's own POM.
 */
export async function uploadBundle(files: readonly ReleaseFile[], context: BundleContext): Promise<ToolRun> {
  const { hosts, credentials, options } = context;
  const headers = bearer(credentials);
  const form = new FormData();
  form.set("bundle", new Blob([await readFile(await bundle(files, context))]), "bundle.zip");
  const { publisher } = hosts;
  const uploaded = await ask(`${publisher}/upload?publishingType=AUTOMATIC`, { method: "POST", headers, body: form });
  if (uploaded.kind === "broken") return failed(uploaded.reason);
  const id = uploaded.body.toString("utf8").trim();
  if (uploaded.status !== 201) return failed(options.mask(`status ${uploaded.status}: ${id}`));
  for (let asked = 0; asked < QUESTIONS; asked++) {
    const answer = await ask(`${publisher}/status?id=${encodeURIComponent(id)}`, { method: "POST", headers });
    if (answer.kind === "broken")
      return failed(`The bundle ${id} was uploaded, but its state is not known: ${answer.reason}`);
    const text = answer.body.toString("utf8");
    const state =
      answer.status === 200 ? (JSON.parse(text) as { readonly deploymentState?: string }).deploymentState : "";
    if (state === "PUBLISHING" || state === "PUBLISHED") return { code: 0, stdout: id, stderr: "" };
    if (state === "FAILED" || answer.status !== 200)
      return failed(options.mask(`Maven Central refused the bundle ${id}: ${text}`));
    await wait(hosts.pauseMs);
  }
  return failed(
    `Maven Central has not validated the bundle ${id} yet. See https://central.sonatype.com/publishing/deployments.`,
  );
}
