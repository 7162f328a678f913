import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test, vi } from "vitest";
import { ROWS } from "../../languages/index.js";
import { ADDED, inLocalLab, type Lab, write } from "../support/project.js";

// Many processes of git, one after the other; C# is built twice, for every framework.
vi.setConfig({ testTimeout: 600_000 });

const SDK = "acme/sdk";
const RELEASE = { githost: { repository: SDK, mode: "release" }, autorelease: true };
const OURS = /sdkwright/i;

// biome-ignore lint/suspicious/noTemplateCurlyInString: as generators.yml writes it
const WHITELABEL = { githost: { username: "acme-bot", email: "bot@acme.example", token: "${GITHUB_TOKEN}" } };

/**
 * Composer and Bundler would download what developers of an SDK need, from registries that tests do not have. What a
 * repository says does not depend on it.
 */
function withoutInstallers({ env, folder }: Lab): void {
  const bin = join(folder, "../stand-ins");
  mkdirSync(bin, { recursive: true });
  for (const name of ["composer", "bundle"]) writeFileSync(join(bin, name), "#!/bin/sh\n", { mode: 0o755 });
  env.PATH = `${bin}${delimiter}${env.PATH ?? process.env.PATH}`;
}

/** Writes the workspace: one SDK of a language, delivered to a repository. */
function writeFor(lab: Lab, edits: Parameters<typeof write>[1], generator: object): void {
  const generators = [{ version: "*", autorelease: true, ...generator }];
  write(lab, edits, {}, { whitelabel: WHITELABEL, groups: { sdk: { generators } } });
}

async function publish(lab: Lab, ...flags: string[]): Promise<void> {
  const { code, stderr } = await lab.run("generate", "--publish", "--skip-tests", ...flags);
  expect(code, stderr).toBe(0);
}

async function released(lab: Lab, version: string): Promise<void> {
  await publish(lab, "--version", version);
}

const log = (lab: Lab, format: string, ref = "main"): string[] =>
  lab.git(lab.bare(SDK), "log", `--format=${format}`, ref).split("\n").filter(Boolean);

/** Everything that somebody with access to the repository can read: every commit, file, branch, tag and release. */
function everything(lab: Lab): string {
  const bare = lab.bare(SDK);
  const history = lab.git(bare, "log", "--all", "--format=fuller", "--patch", "--text");
  const names = lab.git(bare, "for-each-ref", "--format=%(refname) %(contents) %(taggername)");
  const { releases, pulls } = lab.host.state;
  return [history, names, JSON.stringify({ releases, pulls })].join("\n");
}

test.each(ROWS.map(({ key, generator }) => [key, generator.name] as const))(
  "nothing in a repository of %s names the tool: files, commits, branches, tags, releases, pull requests",
  (_, name) =>
    inLocalLab(async (lab) => {
      withoutInstallers(lab);
      lab.empty(SDK);
      writeFor(lab, {}, { name, ...RELEASE });
      await released(lab, "1.0.0");
      writeFor(lab, ADDED, { name, githost: { repository: SDK, mode: "pull-request" } });
      await publish(lab);
      const found = everything(lab);
      expect(found.split("\n").filter((line) => OURS.test(line))).toEqual([]);
      // All of these were searched.
      for (const part of ["README.md", "CHANGELOG.md", ".github/workflows/ci.yml", ".sdk/manifest.txt"]) {
        expect(found).toContain(`b/${part}\n`);
      }
      expect(lab.host.state.releases).toHaveLength(1);
      expect(lab.host.state.pulls).toHaveLength(1);
    }),
);

test("the account of `whitelabel` commits, with its own token, and nothing names the tool", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as generators.yml writes it
    const account = { username: "acme-bot", email: "bot@acme.example", token: "${ACME_TOKEN}" };
    write(lab, {}, RELEASE, { whitelabel: { githost: account } });
    const { GITHUB_TOKEN: token = "" } = lab.env;
    Object.assign(lab.env, { ACME_TOKEN: token, GITHUB_TOKEN: "another" });
    await released(lab, "1.0.0");
    expect(log(lab, "%an <%ae> %cn <%ce>")).toEqual(["acme-bot <bot@acme.example> acme-bot <bot@acme.example>"]);
    const everything = lab.git(lab.bare(SDK), "log", "--format=fuller", "-p", "--all");
    expect(everything).not.toMatch(/sdkwright/i);
    // The next run finds the state under its neutral name: it keeps edits, and the version.
    lab.commit(SDK, "main", { "src/Client.ts": `${lab.show(SDK, "main", "src/Client.ts")}// Ours\n` });
    await released(lab, "1.1.0");
    expect(lab.show(SDK, "main", "src/Client.ts")).toContain("// Ours");
    expect(lab.show(SDK, "main", ".sdk/manifest.txt")).toContain("\nversion: 1.1.0\n");
    expect(lab.git(lab.bare(SDK), "tag", "--list", "--format=%(contents)%(taggername)")).not.toMatch(/sdkwright/i);
    expect(JSON.stringify(lab.host.state.releases)).not.toMatch(/sdkwright/i);
  }));

test("a repository that has the state under the tool's name keeps its edits under `whitelabel`, and loses the name", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    await released(lab, "1.0.0");
    lab.commit(SDK, "main", { "src/Client.ts": `${lab.show(SDK, "main", "src/Client.ts")}// Ours\n` });
    write(lab, {}, RELEASE, { whitelabel: WHITELABEL });
    await released(lab, "1.1.0");
    expect(lab.show(SDK, "main", "src/Client.ts")).toContain("// Ours");
    const files = lab.git(lab.bare(SDK), "ls-tree", "-r", "--name-only", "main").split("\n");
    expect(files.filter((path) => /^\.sdk/.test(path)).every((path) => path.startsWith(".sdk/"))).toBe(true);
    expect(files).toContain(".sdk/manifest.txt");
  }));
