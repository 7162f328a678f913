import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOfPath, inTemporaryFolder, oncePerProduct, ROOT, runCli, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const HERE = `${ROOT}test/loading.test.ts`;

/** A test of what a project loads. */
function once(title: string, project: string, run: () => Promise<void>): Promise<void> {
  return oncePerProduct({ title, module: HERE, reads: [hashOfPath(`${ROOT}test/specs/${project}`)] }, run);
}

/** A project of the suite for each kind of definition. */
const PROJECTS: readonly (readonly [kind: string, project: string])[] = [
  ["openapi", "maps"],
  ["asyncapi", "asyncapi-3"],
  ["openrpc", "openrpc"],
  ["conjure", "conjure"],
  ["proto", "proto-rest"],
];

/** Registers a hook that writes the URL of each module that is imported to a file. */
const START = `import { register } from "node:module";
register("./hook.mjs", import.meta.url);
`;
const HOOK = `import { appendFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
const list = fileURLToPath(new URL("loaded.txt", import.meta.url));
export async function load(url, context, next) {
  appendFileSync(list, url + "\\n");
  return next(url, context);
}
`;

/** A file of the bundle, which many modules are in. */
const BUNDLED = /\/packages\/cli\/bundle\/([^/]+)$/;

/** The modules that files hold: of a file of the bundle those that were bundled into it. */
function modulesIn(files: readonly string[]): string {
  const inputs = `${ROOT}packages/cli/bundle/inputs.json`;
  const bundled: { readonly [file: string]: readonly string[] } = JSON.parse(
    existsSync(inputs) ? readFileSync(inputs, "utf8") : "{}",
  );
  return files.flatMap((file) => bundled[BUNDLED.exec(file)?.[1] ?? ""] ?? [file]).join("\n");
}

/** The modules that a process imports while a command runs on a project. */
function importedFor(project: string, args: readonly string[] = ["check"]): Promise<string> {
  return inTemporaryFolder(async (folder) => {
    cpSync(`${ROOT}test/specs/${project}`, join(folder, "project"), { recursive: true });
    writeFolder(
      folder,
      new Map([
        ["start.mjs", START],
        ["hook.mjs", HOOK],
        ["loaded.txt", ""],
      ]),
    );
    const env = { ...process.env, NODE_OPTIONS: `--import=${join(folder, "start.mjs")}` };
    const { code, stderr } = await runCli(args, { cwd: join(folder, "project"), env });
    expect(code, stderr).toBe(0);
    return modulesIn(readFileSync(join(folder, "loaded.txt"), "utf8").trim().split("\n"));
  });
}

test.each(PROJECTS)(
  "a project of %s loads its frontend alone",
  (kind, project) =>
    once(`loading: frontend of ${kind}`, project, async () => {
      const imported = await importedFor(project);
      const frontends = new Set([...imported.matchAll(/plugins\/frontend-(\w+)\//g)].map(([, name]) => name));
      expect([...frontends]).toEqual([kind]);
      expect(/node_modules\/protobufjs\//.test(imported)).toBe(kind === "proto");
    }),
  60_000,
);

test.each([
  ["openapi", "maps", "@readme/openapi-parser"],
  ["asyncapi", "asyncapi-3", "@asyncapi/parser"],
])(
  "the validator of %s is loaded by --validate alone",
  (kind, project, validator) =>
    once(`loading: validator of ${kind}`, project, async () => {
      const isLoaded = async (...args: readonly string[]) =>
        (await importedFor(project, args)).includes(`node_modules/${validator}/`);
      expect(await isLoaded("generate", "--output", "sdk")).toBe(false);
      expect(await isLoaded("check")).toBe(false);
      expect(await isLoaded("check", "--validate")).toBe(true);
    }),
  60_000,
);
