import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { type Call, type Reply, startRegistry, type TestServer } from "./server.js";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dist: { readonly integrity: string; readonly shasum: string; tarball: string };
}

/** What npm sends to publish: manifests, tags, and the tarball as base64. */
interface Publication {
  readonly name: string;
  readonly "dist-tags": { readonly [tag: string]: string };
  readonly versions: { readonly [version: string]: Manifest };
  readonly _attachments: { readonly [file: string]: { readonly data: string; readonly length: number } };
}

interface Package {
  readonly tags: Record<string, string>;
  readonly versions: Record<string, Manifest>;
}

export interface NpmServer extends TestServer {
  readonly packages: ReadonlyMap<string, Package>;
  /** Published archives by path. */
  readonly tarballs: Map<string, Buffer>;
  /** Puts a package there without npm. */
  add(
    manifest: { readonly name: string; readonly version: string; readonly [key: string]: unknown },
    tarball: Buffer,
  ): void;
}

const digest = (algorithm: string, data: Buffer, form: "hex" | "base64"): string =>
  createHash(algorithm).update(data).digest(form);

/**
 * A registry of npm's protocol (npm/registry, docs/REGISTRY-API.md), which checks what it is sent as the real one does:
 * the token, the hashes of the tarball, and that no version is replaced. Everything needs the token where `isPrivate`;
 * some registries do not say whose token it is.
 */
export async function startNpm(token: string, { isPrivate = false, knowsUsers = true } = {}): Promise<NpmServer> {
  const packages = new Map<string, Package>();
  const tarballs = new Map<string, Buffer>();
  const store = (manifest: Manifest, tarball: Buffer, tags: readonly string[], url: string): void => {
    const { name, version } = manifest;
    const found = packages.get(name) ?? { tags: {}, versions: {} };
    packages.set(name, found);
    for (const tag of tags) found.tags[tag] = version;
    const path = `/${name}/-/${version}.tgz`;
    tarballs.set(path, tarball);
    found.versions[version] = { ...manifest, dist: { ...manifest.dist, tarball: `${url}${path}` } };
  };
  const publish = ({ body }: Call, url: string): Reply => {
    const { name, versions, _attachments: attachments, "dist-tags": tags } = JSON.parse(body.toString()) as Publication;
    const [manifest] = Object.values(versions);
    const [attachment] = Object.values(attachments);
    if (!manifest || !attachment) return { status: 400, body: '{"error":"nothing to publish"}' };
    if (packages.get(name)?.versions[manifest.version]) {
      return { status: 403, body: '{"error":"You cannot publish over the previously published versions"}' };
    }
    const tarball = Buffer.from(attachment.data, "base64");
    const { shasum, integrity } = manifest.dist;
    const isWhole = tarball.length === attachment.length && digest("sha1", tarball, "hex") === shasum;
    if (!isWhole || `sha512-${digest("sha512", tarball, "base64")}` !== integrity) return { status: 422 };
    store(manifest, tarball, Object.keys(tags), url);
    return { status: 201, body: '{"ok":true}' };
  };
  const answer = (call: Call, url: string): Reply => {
    const isKnown = call.request.headers.authorization === `Bearer ${token}`;
    if ((isPrivate || call.method === "PUT") && !isKnown) return { status: 401, body: '{"error":"bad token"}' };
    if (call.method === "PUT") return publish(call, url);
    if (call.path === "/-/whoami" && knowsUsers)
      return isKnown ? { status: 200, body: '{"username":"ann"}' } : { status: 401, body: '{"error":"bad token"}' };
    const tarball = tarballs.get(call.path);
    if (tarball) return { status: 200, body: tarball, type: "application/octet-stream" };
    const name = call.path.slice(1);
    const found = packages.get(name);
    if (!found) return { status: 404, body: '{"error":"not found"}' };
    return { status: 200, body: JSON.stringify({ name, "dist-tags": found.tags, versions: found.versions }) };
  };
  const server = await startRegistry(answer);
  return Object.assign(server, {
    packages,
    tarballs,
    add: (manifest: { readonly name: string; readonly version: string }, tarball: Buffer) => {
      const shasum = digest("sha1", tarball, "hex");
      const integrity = `sha512-${digest("sha512", tarball, "base64")}`;
      store({ ...manifest, dist: { shasum, integrity, tarball: "" } }, tarball, ["latest"], server.url);
    },
  });
}

/** The compiler that is installed here, as a package for {@link NpmServer.add}. */
export async function compilerPackage(
  folder: string,
): Promise<{ name: string; version: string; bin: object; tarball: Buffer }> {
  const { version } = JSON.parse(readFileSync(`${ROOT}node_modules/typescript/package.json`, "utf8")) as {
    version: string;
  };
  const manifest = { name: "typescript", version, bin: { tsc: "tsc.mjs" }, type: "module" };
  const target = join(folder, "compiler");
  const script = `#!/usr/bin/env node\nimport ${JSON.stringify(`${ROOT}node_modules/typescript/lib/tsc.js`)};\n`;
  writeFolder(
    target,
    new Map([
      ["package.json", JSON.stringify(manifest)],
      ["tsc.mjs", script],
    ]),
  );
  await runProcess("npm", ["pack", "--pack-destination", folder], { cwd: target });
  return { ...manifest, tarball: readFileSync(join(folder, `typescript-${version}.tgz`)) };
}
