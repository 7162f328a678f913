import { existsSync } from "node:fs";
import { hashOf, ROOT } from "@sdkwright/testkit";
import { complaintsOf, runPython, toolchain } from "./toolchain.js";

const CACHE = `${ROOT}node_modules/.cache/sdkwright-python`;

/** Packages that SDKs and their tests import, with what those import. */
const PACKAGES = [
  "httpx",
  "httpcore",
  "anyio",
  "certifi",
  "pydantic",
  "pydantic_core",
  "annotated_types",
  "typing_extensions",
  "typing_inspection",
  "websockets",
  "cryptography",
  "pytest",
  "_pytest",
  "pluggy",
  "iniconfig",
];

const COPY = `
import importlib.util, pathlib, shutil, sys
target = pathlib.Path(sys.argv[1])
target.mkdir(parents=True)
for name in sys.argv[2:]:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        continue
    origin = pathlib.Path(spec.origin)
    if spec.submodule_search_locations:
        ignore = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__")
        shutil.copytree(origin.parent, target / name, ignore=ignore)
    else:
        shutil.copy(origin, target / origin.name)
`;

/** A path for what is made once of the packages of this interpreter, by what it is made of. */
export function cachePath(...parts: readonly string[]): string {
  const found = toolchain();
  return `${CACHE}/${hashOf(found.kind === "found" ? found.version : "", ...parts).slice(0, 16)}`;
}

/**
 * A folder with the packages that SDKs import, for type checkers that are not written in Python: where the interpreter has
 * its own may be hidden from them.
 */
export async function packagesFolder(): Promise<string> {
  const folder = cachePath(COPY, ...PACKAGES);
  if (existsSync(`${folder}/httpx`)) return folder;
  const complaints = complaintsOf(await runPython(ROOT, ["-c", COPY, folder, ...PACKAGES]));
  // Another process may have made it meanwhile.
  if (complaints.length > 0 && !existsSync(`${folder}/httpx`)) throw new Error(complaints.join("\n"));
  return folder;
}
