import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Reply, startRegistry, type TestServer } from "./server.js";

export interface MavenServer extends TestServer {
  /** Deployed files by path. */
  readonly files: Map<string, Buffer>;
  /** What is wrong with a release: checksums that differ, files without one, signatures of other keys. */
  complaints(publicKey: string): string[];
}

const ALGORITHMS = ["md5", "sha1"] as const;

/** Whether gpg finds a signature good, with this key alone. */
function isSigned(publicKey: string, data: Buffer, signature: Buffer): boolean {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-gpg-"));
  const file = (name: string, content: Buffer | string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const gpg = (...args: string[]): number | null => spawnSync("gpg", ["--batch", "--homedir", folder, ...args]).status;
  gpg("--import", file("key", publicKey));
  const status = gpg("--verify", file("data.asc", signature), file("data", data));
  spawnSync("gpgconf", ["--homedir", folder, "--kill", "all"]);
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** A Maven repository over HTTP that takes no file twice, but for the metadata that lists versions. */
export async function startMaven(user: string, password: string): Promise<MavenServer> {
  const files = new Map<string, Buffer>();
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const server = await startRegistry(({ method, path, request, body }): Reply => {
    if (method !== "PUT") {
      const file = files.get(path);
      return file ? { status: 200, body: file, type: "application/octet-stream" } : { status: 404 };
    }
    if (request.headers.authorization !== authorization) return { status: 401 };
    if (files.has(path) && !path.includes("maven-metadata.xml")) return { status: 409 };
    files.set(path, body);
    return { status: 201 };
  });
  const complaints = (publicKey: string): string[] =>
    [...files].flatMap(([path, data]) => {
      // Maven sends no checksums of signatures: they are checks themselves.
      if (/\.(?:md5|sha1|asc)$/.test(path)) return [];
      const wrong = ALGORITHMS.filter(
        (name) => files.get(`${path}.${name}`)?.toString() !== createHash(name).update(data).digest("hex"),
      );
      const signature = files.get(`${path}.asc`);
      const isSignable = /\.(?:jar|pom)$/.test(path);
      const isBad = isSignable && !(signature && isSigned(publicKey, data, signature));
      return [...wrong.map((name) => `${path}: ${name}`), ...(isBad ? [`${path}: signature`] : [])];
    });
  return Object.assign(server, { files, complaints });
}
