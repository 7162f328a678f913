import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ConformanceServer } from "@sdkwright/conformance";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { build } from "esbuild";
import { runMain } from "../support/main.js";

/** Request of the log of the conformance server. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** What answers every request, tokens included: how their fields are called differs from variant to variant. */
const token = { access_token: "t-1", token: "t-1", expires_in: 3600, ttl: 3600, refresh_token: "r-1" };
const REPLIES = [{ times: "always", json: { ...token, data: token, id: 1, name: "Rex", items: [] } }];

/** Begins a run, of which the server remembers what it receives. */
export async function beginRun({ main }: ConformanceServer, run: string): Promise<void> {
  await fetch(`${main}/__s/${run}`, { method: "POST", body: JSON.stringify({ replies: REPLIES }) });
}

/** What a run has received. */
export async function receivedBy({ main }: ConformanceServer, run: string): Promise<readonly Received[]> {
  return (await fetch(`${main}/__s/${run}/log`)).json() as Promise<readonly Received[]>;
}

/** Headers that a browser or Node.js adds, or that differ with each request. */
const OF_PLATFORM =
  /^(?:host|connection|user-agent|accept-encoding|accept-language|origin|referer|sec-.*|content-length|transfer-encoding|pragma|cache-control|priority|dnt)$/;

const SAME_BOUNDARY = "boundary";

/** A request without what differs from run to run or from platform to platform. */
export function comparable({ method, url, headers, body }: Received): object {
  const kept = headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const [, boundary = SAME_BOUNDARY] = /boundary=([^;]+)/.exec(new Map(kept).get("content-type") ?? "") ?? [];
  const plain = (text: string): string => text.replaceAll(boundary, SAME_BOUNDARY);
  return {
    method,
    url,
    headers: kept
      .filter(([name]) => !OF_PLATFORM.test(name))
      .map(([name, value]) => [name, name === "idempotency-key" ? "any" : plain(value)])
      .sort(),
    body: plain(body),
  };
}

/** Emits the TypeScript SDK of a workspace, and bundles it as one module. */
export async function bundleSdk(folder: string): Promise<string> {
  const { code, stderr } = await runMain(["generate"], folder);
  if (code !== 0) throw new Error(stderr);
  const outfile = join(folder, "sdk.mjs");
  await build({
    entryPoints: [join(folder, "sdk/src/index.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
    nodePaths: [`${ROOT}node_modules`],
  });
  return outfile;
}

/** A printed program, and the options of its client in place of those that it prints. */
export interface Program {
  readonly code: string;
  readonly options: object;
}

/** Runs printed programs one after the other. What they throw is not looked at: their requests are. */
export async function runPrograms(folder: string, programs: readonly Program[]): Promise<string> {
  const files = programs.map(({ code, options }, at): readonly [string, string] => {
    const placed = code
      .replace(/ from "[^."][^"]*";/g, (whole) => (whole.includes('"node:') ? whole : ' from "./sdk.mjs";'))
      .replace(/new (\w+Client)\((?:\{[\s\S]*?\})?\);/, `new $1(${JSON.stringify(options)});`);
    return [`program-${at}.ts`, placed];
  });
  const main = files.map(([name]) => {
    const module = `./${name.replace(/ts$/, "mjs")}`;
    return `await import("${module}").catch((error) => console.log("${name}", String(error).slice(0, 300)));`;
  });
  writeFolder(folder, new Map(files));
  writeFileSync(join(folder, "main.mjs"), main.join("\n"));
  await build({
    entryPoints: files.map(([name]) => join(folder, name)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    format: "esm",
    logLevel: "error",
  });
  const { stdout } = await runProcess(process.execPath, ["main.mjs"], { cwd: folder });
  return stdout;
}
