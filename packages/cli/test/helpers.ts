import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type ProcessResult, ROOT, runProcess } from "@sdkwright/testkit";
import { onTestFinished } from "vitest";
import type { TextStream } from "../src/io.js";
import { main } from "../src/main.js";

/** What a command line gave. */
export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
  /** What a person answers to every question. */
  readonly answer?: string;
}

/** A folder with files, gone after the test. */
export function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** A project that the plugin in `fixtures/listing.mjs` compiles. */
export function listingProject(schemas: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = project({
    "openapi.yml": `openapi: 3.1.0\ncomponents:\n  schemas:\n${schemas}`,
    "generators.yml": `plugins: [./listing.mjs]
api: openapi.yml
groups:
  local:
    generators:
      - name: gen-listing
        version: 1.0.0
        output: { location: local-file-system, path: sdk }
`,
    ...files,
  });
  cpSync(join(import.meta.dirname, "fixtures/listing.mjs"), join(folder, "listing.mjs"));
  return folder;
}

/** Runs npm. */
export function npm(args: readonly string[], cwd: string): Promise<ProcessResult> {
  return runProcess("npm", args, { cwd, env: { npm_config_audit: "false", npm_config_fund: "false" } });
}

/** Packs the package and installs it in a folder, offline: it needs nothing but itself. */
export async function installPacked(folder: string): Promise<void> {
  const packed = await npm(["pack", "--silent", "--pack-destination", folder], join(ROOT, "packages/cli"));
  if (packed.code !== 0) throw new Error(packed.stderr);
  const installed = await npm(["install", "--offline", "--ignore-scripts", `./${packed.stdout.trim()}`], folder);
  if (installed.code !== 0) throw new Error(installed.stderr);
}

/** Runs a command line in process. */
export async function run(cwd: string, args: readonly string[], options: RunOptions = {}): Promise<Result> {
  const { env = {}, terminal = false, answer } = options;
  const printed = { out: "", err: "" };
  const stream = (name: "out" | "err"): TextStream => ({
    isTerminal: terminal,
    columns: 80,
    write(text) {
      printed[name] += text;
    },
  });
  const ask = async (question: string): Promise<string> => {
    printed.err += question;
    return answer ?? "";
  };
  const person = answer === undefined ? {} : { ask };
  const code = await main(args, { cwd, env, out: stream("out"), err: stream("err"), ...person });
  return { code, ...printed };
}

/** URL of a server that lives as long as the test. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
