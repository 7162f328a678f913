import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import type { Consumer } from "../suite.js";
import { complaintsOf, runRuby, withoutGems } from "./toolchain.js";

const FOLDER = `${ROOT}test/languages/ruby/consumer`;
const GEM = "bookshop";

async function gem(cwd: string, args: readonly string[], env: { readonly [name: string]: string } = {}): Promise<void> {
  const run = await runProcess("gem", args, { cwd, env });
  // A gem with a warning is built all the same.
  const warnings = `${run.stdout}${run.stderr}`.split("\n").filter((line) => line.startsWith("WARNING"));
  const complaints = [...complaintsOf(run), ...warnings];
  if (complaints.length > 0) throw new Error(`gem ${args.join(" ")}\n${complaints.join("\n")}`);
}

/** The gem, as its users get it, installed into an empty home of gems, without a network. */
export const consumer: Consumer = {
  module: `${ROOT}test/languages/ruby/consumer.ts`,
  folder: FOLDER,
  config: { "package-name": GEM },
  problem: withoutGems,
  async install(sdk, folder) {
    const [source, project, home] = ["source", "project", "gems"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFolder(source, sdk);
    await gem(source, ["build", "--strict", "--output", join(folder, "package.gem"), `${GEM}.gemspec`]);
    await gem(folder, ["install", "--local", "--no-document", "--install-dir", home, "package.gem"]);
    const [own = ""] = readdirSync(join(home, "gems"));
    const inside = readdirSync(join(home, "gems", own));
    for (const name of ["lib", "sig", "README.md"]) {
      if (!inside.includes(name)) throw new Error(`The gem has no ${name}: ${inside.join(", ")}`);
    }
    for (const name of ["test", ".github", "Rakefile", ".rubocop.yml"]) {
      if (inside.includes(name)) throw new Error(`The gem has ${name}, which its users do not need`);
    }
    mkdirSync(project);
    copyFileSync(join(FOLDER, "program.rb"), join(project, "program.rb"));
    return (env) => runRuby(project, ["program.rb"], { ...env, GEM_HOME: home, GEM_PATH: home });
  },
};
