import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

/** Packages of the workspace, and the entries of the published package that have the same. */
const ENTRIES = { "@sdkwright/plugin-api": "sdkwright/plugin-api", "@sdkwright/docs-kit": "sdkwright/backend-kit" };

/** Copies what authors of backends need: the project that `new-backend` lays out, an example, and vectors for runtimes. */
export function writeForAuthors(root, out) {
  for (const folder of ["new-backend", "examples", "vectors"])
    rmSync(`${out}/${folder}`, { recursive: true, force: true });
  const templates = `${root}scripts/new-backend`;
  cpSync(`${templates}/outside`, `${out}/new-backend`, { recursive: true });
  cpSync(`${templates}/plugin/src`, `${out}/new-backend/src`, { recursive: true });
  cpSync(`${root}packages/cli/example/openapi.yml`, `${out}/new-backend/openapi.yml`);
  relink(`${out}/new-backend/src`);
  cpSync(`${root}test/third-party/javascript-backend`, `${out}/examples/javascript-backend`, { recursive: true });
  cpSync(`${root}test/vectors`, `${out}/vectors`, { recursive: true });
}

/** Imports the published package in place of packages of the workspace. */
function relink(folder) {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) relink(path);
    else {
      const text = readFileSync(path, "utf8");
      writeFileSync(
        path,
        text.replaceAll(/@sdkwright\/[\w-]+/g, (name) => ENTRIES[name] ?? name),
      );
    }
  }
}
