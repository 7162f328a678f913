import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { complaintsOf, runPython, withoutPackage } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/python/consumer`;

/** Unpacks a wheel as pip does, without asking for its dependencies: the interpreter has them. Checks what is in it. */
const INSTALL = `
import pathlib, sys, tarfile, zipfile
wheel, sdist, target = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    names = archive.namelist()
    tops = {name.split("/")[0] for name in names}
    assert "bookshop" in tops and len(tops) == 2, tops
    assert "bookshop/py.typed" in names, names
    archive.extractall(target)
with tarfile.open(sdist) as archive:
    inside = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    assert {"pyproject.toml", "README.md", "PKG-INFO"} <= inside, inside
`;

/** The program knows the package only as installed: neither its sources nor the folder of the program are on the path. */
const RUN = 'import runpy, site; site.addsitedir("site"); runpy.run_path("program.py", run_name="__main__")';

async function python(cwd: string, args: readonly string[]): Promise<void> {
  const complaints = complaintsOf(await runPython(cwd, args));
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
}

/** Wheel and source distribution, built by hatchling: the wheel from the source distribution, as `build` does. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/python/consumer.ts`,
  folder: FOLDER,
  config: { "package-name": "bookshop" },
  problem: () => withoutPackage("build") ?? withoutPackage("hatchling"),
  async install(sdk, folder) {
    const [source, dist, project] = ["source", "dist", "project"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFolder(source, sdk);
    await python(source, ["-m", "build", "--no-isolation", "--outdir", dist, "."]);
    const built = readdirSync(dist).sort();
    const wheel = built.find((name) => name.endsWith(".whl")) ?? "";
    const archive = built.find((name) => name.endsWith(".tar.gz")) ?? "";
    mkdirSync(project);
    await python(project, ["-c", INSTALL, join(dist, wheel), join(dist, archive), "site"]);
    copyFileSync(join(FOLDER, "program.py"), join(project, "program.py"));
    return (env) => runPython(project, ["-W", "error", "-c", RUN], env);
  },
};
