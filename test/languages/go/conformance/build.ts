import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, readFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { MODULE, oneModule } from "../module.js";
import { FINDS_RACES, raceGo } from "../race.js";
import { GO_ENV } from "../toolchain.js";

/** Where the program is that has the driver and every SDK in it. */
export function programOf(folder: string): string {
  return join(folder, "driver-program");
}

function mainOf(variants: readonly string[]): string {
  const imports = variants.map((variant, index) => `\tsdk${index} "golden.test/sdk/${variant}"`);
  const tables = variants.map((variant, index) => `\t${JSON.stringify(variant)}: &sdk${index}.Table,`);
  return `package main

import (
	"os"

	"golden.test/driver"
${imports.join("\n")}
)

var tables = map[string]*driver.Table{
${tables.join("\n")}
}

func main() { driver.Run(tables[os.Args[1]]) }
`;
}

/** Builds all SDKs and the driver as one module, into one program: what is the same in all is compiled once. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const emitted = new Map(variants.map((variant) => [variant, readFolder(join(folder, "sdk", variant))]));
  const module = join(folder, "module");
  mkdirSync(join(module, "main"), { recursive: true });
  writeFolder(module, oneModule(emitted));
  const driver = `${ROOT}test/languages/go/conformance/driver`;
  for (const name of readdirSync(driver)) cpSync(join(driver, name), join(module, "driver", name));
  writeFileSync(join(module, "main", "main.go"), mainOf(variants));
  await compile(module, ["-o", programOf(folder), "./main"]);
}

/**
 * What SDKs are compiled with: there are many of them, and programs run each part once. The runtime is compiled as for users.
 */
const QUICKLY = [`-gcflags=${MODULE}/sdk/...=-N -l -dwarf=false`, "-ldflags=-s -w"];

async function compile(module: string, args: readonly string[]): Promise<void> {
  const { command, env } = (FINDS_RACES ? raceGo() : undefined) ?? { command: "go", env: {} };
  const flags = FINDS_RACES ? ["-race", ...args] : args;
  const { code, stdout, stderr } = await runProcess(command, ["build", ...QUICKLY, ...flags], {
    cwd: module,
    env: { ...env, ...GO_ENV },
  });
  if (code !== 0) throw new Error(`The SDKs of the fixture do not compile:\n${`${stdout}${stderr}`.slice(0, 4000)}`);
}

/** Builds a program of some variants over a patched runtime, and gives its folder. The other files stay as they are. */
export async function buildMutant(folder: string, { name, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", name);
  const module = join(folder, "module");
  const main = join(module, "mutants", name);
  mkdirSync(mutant, { recursive: true });
  mkdirSync(main, { recursive: true });
  writeFileSync(join(main, "main.go"), mainOf(variants));
  const original = join(module, patch.file);
  const changed = join(mutant, "changed.go");
  writeFileSync(changed, patched(readFileSync(original, "utf8"), patch));
  const overlay = join(mutant, "overlay.json");
  writeFileSync(overlay, JSON.stringify({ Replace: { [original]: changed } }));
  await compile(module, ["-overlay", overlay, "-o", programOf(mutant), `./mutants/${name}`]);
  return mutant;
}
