import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pythonProgram, toolchain, withoutPackage } from "../../languages/python/toolchain.js";

/** Releases of twine before 6.1 know no metadata of version 2.4, which hatchling writes. */
const TWINE = "import twine; assert tuple(map(int, twine.__version__.split('.')[:2])) >= (6, 1)";

function withModule(code: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const programs = [...new Set(folders)].map((folder) => join(folder, "python3")).filter((path) => existsSync(path));
  return programs.find((program) => spawnSync(program, ["-c", code], { cwd: tmpdir() }).status === 0);
}

/** An interpreter that can upload, one that can install, and why there is none. */
export interface PythonTools {
  readonly missing?: string;
  /** A program `python3` that builds without fetching a build backend: tests have no network. */
  readonly makeFolder: (root: string) => string;
  readonly pip: string;
  readonly run: string;
}

/** Python's tools on this machine, which may be spread over several interpreters. */
export function pythonTools(): PythonTools {
  const found = toolchain();
  const [twine, pip] = [withModule(TWINE), withModule("import pip")];
  const lacking = [
    found.kind === "missing" ? found.reason : (withoutPackage("build") ?? withoutPackage("hatchling")),
    twine === undefined ? "no python3 on PATH has twine 6.1 or later" : undefined,
    pip === undefined ? "no python3 on PATH has pip" : undefined,
  ].filter((reason) => reason !== undefined);
  const makeFolder = (root: string): string => {
    const folder = join(root, "bin");
    const real = pythonProgram();
    const lines = [
      "#!/bin/sh",
      `[ "$1 $2" = "-m twine" ] && exec "${twine}" "$@"`,
      `[ "$*" = "-m build" ] && exec "${real}" "$@" --no-isolation`,
      `exec "${real}" "$@"`,
    ];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "python3"), `${lines.join("\n")}\n`);
    chmodSync(join(folder, "python3"), 0o755);
    return folder;
  };
  const missing = lacking.length > 0 ? { missing: lacking.join("; ") } : {};
  return { ...missing, makeFolder, pip: pip ?? "", run: lacking.length > 0 ? "" : pythonProgram() };
}
