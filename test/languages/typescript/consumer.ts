import { copyFileSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";

const FOLDER = `${ROOT}test/languages/typescript/consumer`;

async function npm(cwd: string, ...args: readonly string[]): Promise<string> {
  const quiet = ["--offline", "--no-audit", "--no-fund", "--silent"];
  const { code, stdout, stderr } = await runProcess("npm", [...args, ...quiet], { cwd });
  if (code !== 0) throw new Error(`npm ${args.join(" ")}: exit code ${code}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** A tarball as `npm publish` makes it, build included, installed by npm. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/typescript/consumer.ts`,
  folder: FOLDER,
  config: { "package-name": "bookshop" },
  withoutProxies:
    "Node's fetch takes no proxy from the environment, unless NODE_USE_ENV_PROXY of later versions is set",
  async install(sdk, folder) {
    const [source, project] = [join(folder, "source"), join(folder, "project")];
    writeFolder(source, sdk);
    // Its compiler is a development dependency, which is not fetched here.
    symlinkSync(`${ROOT}node_modules`, join(source, "node_modules"));
    mkdirSync(project);
    const printed = await npm(source, "pack", "--pack-destination", folder);
    const tarball = join(folder, printed.split("\n").at(-1) ?? "");
    writeFolder(project, new Map([["package.json", '{ "private": true, "type": "module" }']]));
    await npm(project, "install", tarball);
    copyFileSync(join(FOLDER, "program.mjs"), join(project, "program.mjs"));
    return (env) => runProcess(process.execPath, ["program.mjs"], { cwd: project, env });
  },
};
