import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, readFolder } from "@sdkwright/testkit";
import { type MainResult, runMain } from "../../support/main.js";

/** What stands in for a container. */
export interface StandIn {
  /** Program and arguments by reference. `FOLDER` in its environment is the folder of the contract. */
  readonly images: { readonly [reference: string]: { readonly program: readonly string[]; readonly remote?: boolean } };
  /** Programs that do not answer. */
  readonly broken?: readonly string[];
  readonly rootless?: boolean;
}

/** A call of docker or podman. */
export interface RecordedCall {
  readonly tool: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: readonly string[];
  readonly "ir.json"?: string;
  readonly "config.json"?: string;
}

/** Whether a process can be given its own files and no network, as a container has it. */
export const isolates =
  process.platform === "linux" &&
  spawnSync("unshare", ["--map-root-user", "--net", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

/** Reference of the image of a generator that is called so. */
export const referenceOf = (name: string): string => `registry.example.com/acme/${name}:1.2.0`;

const DEFINITION = readFileSync(`${ROOT}test/specs/ext-pagination/openapi.yml`, "utf8");

/** A workspace with one generator. */
export function write(folder: string, generator: object, more: object = {}): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "openapi.yml"), DEFINITION);
  const api = { specs: [{ openapi: "openapi.yml" }] };
  const output = { location: "local-file-system", path: "sdk" };
  const groups = { sdk: { generators: [{ version: "1.2.0", output, ...generator }] } };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify({ api, groups, ...more }));
}

export const image = (name: string) => ({ image: { name, registry: "registry.example.com/acme" } });

/** An image that is a program of Node. */
export const script = (text: string): readonly string[] => [process.execPath, "-e", text];

/** A program that is at its output folder. */
export const writing = (text: string): readonly string[] =>
  script(`const fs = require("fs"); process.chdir(process.env.FOLDER + "/output"); ${text}`);

export const oddImage = (program: readonly string[], more: object = {}): StandIn => ({
  images: { [referenceOf("gen-odd-sdk")]: { program, ...more } },
});

/** What comes of an image that runs a program. */
export async function runOdd(text: string) {
  return inTemporaryFolder(async (folder) => {
    write(folder, image("gen-odd-sdk"));
    const result = await runWith(oddImage(writing(text)), folder, ["generate"]);
    const findings = result.stderr.split("\n").filter((line) => / (?:error|warning|note) \S+\/\S+: /.test(line));
    return { ...result, findings, files: readFolder(join(folder, "sdk")) };
  });
}

/** Runs the command line in a workspace where docker and podman are stood in for. */
export async function runWith(
  standIn: StandIn,
  folder: string,
  args: readonly string[],
  { code = ROOT, tools = ["docker"] }: { readonly code?: string; readonly tools?: readonly string[] } = {},
): Promise<MainResult & { readonly calls: readonly RecordedCall[] }> {
  const bin = join(folder, ".bin");
  mkdirSync(bin, { recursive: true });
  const script = join(bin, "stand-in.mjs");
  cpSync(`${ROOT}test/delivery/images/stand-in.mjs`, script);
  chmodSync(script, 0o755);
  for (const tool of tools) {
    if (existsSync(join(bin, tool))) continue;
    writeFileSync(join(bin, tool), `#!/bin/sh\nexec ${process.execPath} ${bin}/${tool}.mjs "$@"\n`, { mode: 0o755 });
    symlinkSync(script, join(bin, `${tool}.mjs`));
  }
  const log = join(folder, ".bin", "log");
  writeFileSync(log, "");
  writeFileSync(join(bin, "plan.json"), JSON.stringify({ ...standIn, isolates, code, log }));
  const env = { PATH: bin, STAND_IN: join(bin, "plan.json"), SDKWRIGHT_NO_CACHE: "1", TOKEN_OF_THE_SHELL: CANARY };
  const result = await runMain(args, folder, env);
  const lines = readFileSync(log, "utf8").split("\n").filter(Boolean);
  return { ...result, calls: lines.map((line) => JSON.parse(line) as RecordedCall) };
}

/** A secret that must not reach any image. */
export const CANARY = "c4n4ry-s3cr3t";
