import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type ProcessResult, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { GO_ENV } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/go/consumer`;
const MODULE = "example.test/bookshop";
const VERSION = "v1.0.0";

async function go(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code, stdout, stderr }: ProcessResult = await runProcess("go", args, { cwd, env: { ...GO_ENV, ...env } });
  if (code !== 0) throw new Error(`go ${args.join(" ")}: exit code ${code}\n${stdout}${stderr}`);
}

/** A version of the module as a module proxy serves it, fetched by `go get` into an empty module. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/go/consumer.ts`,
  folder: FOLDER,
  config: { module: MODULE },
  async install(sdk, folder) {
    const [source, proxy, project] = ["source", "proxy", "project"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFolder(source, sdk);
    mkdirSync(project);
    copyFileSync(join(FOLDER, "pack.go"), join(folder, "pack.go"));
    await go(folder, ["run", "pack.go", source, proxy, MODULE, VERSION]);
    // What is fetched is kept in the temporary folder, where it can be removed again.
    const env = {
      GOPROXY: `file://${proxy}`,
      GOSUMDB: "off",
      GOMODCACHE: join(folder, "modules"),
      GOFLAGS: `${GO_ENV.GOFLAGS} -modcacherw`,
    };
    await go(project, ["mod", "init", "example.test/user"], env);
    await go(project, ["get", `${MODULE}@latest`], env);
    copyFileSync(join(FOLDER, "program.go"), join(project, "program.go"));
    await go(project, ["build", "-o", "program", "."], env);
    return (variables) => runProcess(join(project, "program"), [], { cwd: project, env: variables });
  },
};
