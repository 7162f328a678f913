import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { complaintsOf, runPhp, withoutComposer } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/php/consumer`;
const PACKAGE = "acme/bookshop";

/** No plugin, no cache of the machine's, and nothing asked of a registry. */
const COMPOSER_ENV = { COMPOSER_ALLOW_SUPERUSER: "1", COMPOSER_DISABLE_NETWORK: "1", COMPOSER_NO_INTERACTION: "1" };

/** The manifest of an empty project that uses the package. */
const PROJECT = {
  require: { [PACKAGE]: "*" },
  repositories: [
    { type: "path", url: "../package", options: { symlink: false, versions: { [PACKAGE]: "1.0.0" } } },
    { "packagist.org": false },
  ],
};

async function composer(cwd: string, args: readonly string[]): Promise<void> {
  const run = await runProcess("composer", args, {
    cwd,
    env: { ...COMPOSER_ENV, COMPOSER_HOME: join(cwd, ".composer") },
  });
  const complaints = complaintsOf(run);
  if (complaints.length > 0) throw new Error(`composer ${args.join(" ")}\n${complaints.join("\n")}`);
}

/** The archive of the package, as Packagist's users get it of a tag, unpacked and installed into an empty project. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/php/consumer.ts`,
  folder: FOLDER,
  config: { "package-name": PACKAGE },
  problem: withoutComposer,
  async install(sdk, folder) {
    const [source, unpacked, project] = ["source", "package", "project"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFolder(source, sdk);
    await composer(source, ["validate", "--strict", "--no-check-publish"]);
    await composer(source, ["archive", "--format=tar", `--dir=${folder}`, "--file=package"]);
    for (const made of [unpacked, project]) mkdirSync(made);
    const { code, stderr } = await runProcess("tar", ["-xf", "package.tar", "-C", "package"], { cwd: folder });
    if (code !== 0) throw new Error(stderr);
    const inside = readdirSync(unpacked);
    for (const name of ["composer.json", "README.md", "src"]) {
      if (!inside.includes(name)) throw new Error(`The package has no ${name}: ${inside.join(", ")}`);
    }
    for (const name of ["tests", ".github", "phpunit.xml.dist"]) {
      if (inside.includes(name)) throw new Error(`The package has ${name}, which its users do not need`);
    }
    writeFileSync(join(project, "composer.json"), JSON.stringify(PROJECT));
    await composer(project, ["install", "--optimize-autoloader", "--no-progress"]);
    copyFileSync(join(FOLDER, "program.php"), join(project, "program.php"));
    return (env) => {
      // PHP trusts what its configuration names, not what the environment does.
      const { SSL_CERT_FILE: trusted } = env;
      const trust = trusted === undefined ? [] : ["-d", `curl.cainfo=${trusted}`];
      return runPhp(project, [...trust, "program.php"], env);
    };
  },
};
