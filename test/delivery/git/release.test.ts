import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "@sdkwright/testkit";
import { expect, test, vi } from "vitest";
import { ADDED, inLab, inLocalLab, type Lab, REMOVED, write } from "../support/project.js";

// Many processes of git, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const SDK = "acme/sdk";
const RELEASE = { githost: { repository: SDK, mode: "release" }, autorelease: true };

const refs = (lab: Lab): string => lab.git(lab.bare(SDK), "for-each-ref");
const tags = (lab: Lab): string[] => lab.git(lab.bare(SDK), "tag").split("\n").filter(Boolean);
const log = (lab: Lab, format: string, ref = "main"): string[] =>
  lab.git(lab.bare(SDK), "log", `--format=${format}`, ref).split("\n").filter(Boolean);

async function released(lab: Lab, version: string): Promise<void> {
  const { code, stderr } = await lab.run("generate", "--publish", "--version", version);
  expect(code, stderr).toBe(0);
}

test("the first release goes into an empty repository, the next one has what changed", () =>
  inLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    await released(lab, "1.0.0");
    write(lab, ADDED, RELEASE);
    const { code, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Plan\n\ngen-typescript-sdk 1\.1\.0\n {2}check .*\n( {2}build .*\n){2} {2}effect {3}Push `main` and the tag `v1\.1\.0` to acme\/sdk \(\d+ changed files\)/,
    );
    expect(stdout).toMatch(
      /Summary\n\ngen-typescript-sdk 1\.1\.0\n {2}done {5}Push .*\n {2}done {5}Create the release `v1\.1\.0`/,
    );
    expect(tags(lab)).toEqual(["v1.0.0", "v1.1.0"]);
    expect(lab.git(lab.bare(SDK), "cat-file", "-t", "v1.1.0")).toBe("tag\n");
    expect(log(lab, "%s %an <%ae> %cn")).toEqual([
      "Release 1.1.0 sdk-generator <sdk-generator@noreply.invalid> sdk-generator",
      "Release 1.0.0 sdk-generator <sdk-generator@noreply.invalid> sdk-generator",
    ]);
    expect(log(lab, "%b")).toEqual(["### Added", "- `client.pets.getNew()` (GET /new) was added.", "First release."]);
    expect(lab.show(SDK, "v1.1.0", "CHANGELOG.md")).toContain("- `client.pets.getNew()` (GET /new) was added.");
    expect(lab.host.state.releases).toMatchObject([
      { tag_name: "v1.0.0", body: "First release.", prerelease: false },
      {
        tag_name: "v1.1.0",
        body: "### Added\n\n- `client.pets.getNew()` (GET /new) was added.",
        prerelease: false,
        make_latest: "legacy",
      },
    ]);
    // Into the repository alone.
    expect([...readFolder(lab.folder).keys()]).toEqual(["generators.yml", "openapi.json"]);
    expect(lab.host.problems).toEqual([]);
  }));

test("nothing changed: no commit and no release, which is said", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    await released(lab, "1.0.0");
    const before = refs(lab);
    const { code, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(0);
    expect(stdout).toContain(
      "  already  Push to `main` of acme/sdk (nothing changed)\n  already  Create the release `v1.0.0`",
    );
    expect(refs(lab)).toBe(before);
    expect(lab.host.state.releases).toHaveLength(1);
  }));

test("a dry run shows the steps and changes nothing", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    const { code, stdout } = await lab.run("generate", "--publish", "--dry-run");
    expect(code).toBe(0);
    // Files are counted: the plan would be hard to find below a list of them.
    expect(stdout).toMatch(/^gen-typescript-sdk: \d+ files in acme\/sdk: \d+ to create, release 0\.0\.1\n\nPlan\n/);
    expect(stdout).toContain("  effect   Push `main` and the tag `v0.0.1` to acme/sdk");
    expect(stdout).not.toContain("Summary");
    expect(refs(lab)).toBe("");
    expect([...readFolder(lab.folder).keys()]).toEqual(["generators.yml", "openapi.json"]);
  }));

test("a branch that does not exist is named with those that do", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "README.txt": "Hello\n" });
    lab.commit(SDK, "next", { "README.txt": "Hello, next\n" });
    write(lab, {}, { githost: { repository: SDK, mode: "release", branch: "nxt" } });
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain("error delivery/no-branch: acme/sdk has no branch `nxt`. Branches: `main`, `next`.");
    expect(stderr).toContain("Nothing was delivered.");
  }));

test("a version that is released is not released again with other contents", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    const manual = { githost: { repository: SDK, mode: "release" } };
    write(lab, {}, manual);
    await released(lab, "1.0.0");
    const before = refs(lab);
    write(lab, ADDED, manual);
    for (const flags of [[], ["--dry-run"]]) {
      const { code, stderr } = await lab.run("generate", "--publish", ...flags);
      expect(code).toBe(1);
      expect(stderr).toContain("delivery/tag-taken: gen-typescript-sdk has changed, and acme/sdk has the tag `v1.0.0`");
    }
    expect(refs(lab)).toBe(before);
    await released(lab, "1.0.1");
    expect(tags(lab)).toEqual(["v1.0.0", "v1.0.1"]);
    expect(log(lab, "%s%n%b").slice(0, 3)).toEqual([
      "Release 1.0.1",
      "### Added",
      "- `client.pets.getNew()` (GET /new) was added.",
    ]);
  }));

test("two major versions come from one repository by branches", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "v1", { "NOTES.txt": "One\n" });
    lab.commit(SDK, "v2", { "NOTES.txt": "Two\n" });
    const group = (branch: string) => ({
      generators: [
        { name: "gen-typescript-sdk", version: "*", autorelease: true, githost: { ...RELEASE.githost, branch } },
      ],
    });
    const file = { groups: { old: group("v1"), new: group("v2") }, aliases: { all: ["old", "new"] } };
    write(lab, {}, {}, file);
    expect((await lab.run("generate", "--group", "old", "--publish", "--version", "1.4.0")).code).toBe(0);
    expect((await lab.run("generate", "--group", "new", "--publish", "--version", "2.0.0")).code).toBe(0);
    write(lab, ADDED, {}, file);
    const { code, stdout } = await lab.run("generate", "--group", "all", "--publish");
    expect(code).toBe(0);
    expect(stdout).toContain("gen-typescript-sdk (old) 1.5.0\n");
    expect(stdout).toContain("gen-typescript-sdk (new) 2.1.0\n");
    expect(tags(lab)).toEqual(["v1.4.0", "v1.5.0", "v2.0.0", "v2.1.0"]);
    expect(lab.show(SDK, "v1", "package.json")).toContain('"version": "1.5.0"');
    expect(lab.show(SDK, "v2", "package.json")).toContain('"version": "2.1.0"');
    expect(lab.show(SDK, "v1", "NOTES.txt")).toBe("One\n");
  }));

test("two SDKs for one branch are refused before anything happens", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    const generators = ["gen-typescript-sdk", "gen-go-sdk"].map((name) => ({ name, version: "*", ...RELEASE }));
    write(lab, {}, {}, { groups: { sdk: { generators } } });
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain("delivery/same-branch: gen-go-sdk and gen-typescript-sdk are both delivered to acme/sdk.");
    expect(refs(lab)).toBe("");
    lab.commit(SDK, "main", { "README.txt": "Hello\n" });
    const named = { ...RELEASE, githost: { ...RELEASE.githost, branch: "main" } };
    const other = { name: "gen-go-sdk", version: "*", ...named };
    write(lab, {}, {}, { groups: { sdk: { generators: [generators[0], other] } } });
    const again = await lab.run("generate", "--publish");
    expect(again.stderr).toContain("gen-go-sdk and gen-typescript-sdk are both delivered to `main` of acme/sdk.");
  }));

test("the repository's own files, edits and .sdkwrightignore stay", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { ".sdkwrightignore": "README.md\n", "README.md": "Ours\n", "docs/own.md": "Own\n" });
    write(lab, {}, RELEASE);
    await released(lab, "1.0.0");
    const paths = lab.git(lab.bare(SDK), "ls-tree", "-r", "--name-only", "main").split("\n");
    const path = paths.find((one) => /pets.*client.*\.ts$/i.test(one) && !one.includes("test")) ?? "";
    const client = lab.show(SDK, "main", path) ?? "";
    lab.commit(SDK, "main", { [path]: `// A note of ours.\n${client}`, "reference.md": null });
    write(lab, REMOVED, RELEASE);
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(0);
    expect(stderr).toContain(`merged with the newly generated text: acme/sdk/${path}.`);
    expect(lab.show(SDK, "v2.0.0", "README.md")).toBe("Ours\n");
    expect(lab.show(SDK, "v2.0.0", "docs/own.md")).toBe("Own\n");
    expect(lab.show(SDK, "v2.0.0", "reference.md")).toBeUndefined();
    expect(lab.show(SDK, "v2.0.0", path)).toMatch(/^\/\/ A note of ours\.\n/);
    expect(log(lab, "%an")).toEqual(["sdk-generator", "Ann", "sdk-generator", "Ann"]);
  }));

test("conflicts of edits are not released", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    await released(lab, "1.0.0");
    const text = lab.show(SDK, "main", "package.json") ?? "";
    lab.commit(SDK, "main", { "package.json": text.replace('"version": "1.0.0"', '"version": "1.0.0-ours"') });
    const before = refs(lab);
    write(lab, ADDED, RELEASE);
    const { code, stderr, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toMatch(/delivery\/edit-conflicts: Edits in acme\/sdk conflict .*: `package\.json:\d+`\./);
    expect(stdout).toContain("  not done Push `main` and the tag `v1.1.0`");
    expect(refs(lab)).toBe(before);
  }));

test("generated files are committed even if .gitignore names them", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { ".gitignore": "src/\n.sdkwright/\n*.tmp\n" });
    write(lab, {}, RELEASE);
    await released(lab, "1.0.0");
    expect(lab.show(SDK, "main", "src/Client.ts")).toContain("Client");
    expect(lab.show(SDK, "main", ".sdkwright/manifest.txt")).toContain("\nversion: 1.0.0\n");
  }));

test("a pre-release is marked as one", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, RELEASE);
    await released(lab, "1.0.0-rc.1");
    expect(lab.host.state.releases).toMatchObject([{ tag_name: "v1.0.0-rc.1", prerelease: true }]);
  }));

test("Go modules get /v2 and a tag without build metadata; an edited module path is refused", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    const { name, ...go } = { name: "gen-go-sdk", ...RELEASE, config: { module: "github.com/acme/sdk" } };
    write(lab, {}, {}, { groups: { sdk: { generators: [{ name, version: "*", ...go }] } } });
    await released(lab, "2.1.0+build.7");
    expect(lab.show(SDK, "v2.1.0", "go.mod")).toContain("module github.com/acme/sdk/v2\n");
    lab.commit(SDK, "main", { "go.mod": "module github.com/acme/sdk\n\ngo 1.23\n", ".sdkwrightignore": "go.mod\n" });
    const { code, stderr } = await lab.run("generate", "--publish", "--version", "2.2.0");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "delivery/module-path: The module `github.com/acme/sdk` of version 2.2.0 must end with `/v2`.",
    );
    expect(tags(lab)).toEqual(["v2.1.0"]);
  }));

test("`publish` delivers what was generated last, into the history of the repository", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
    write(lab, {}, RELEASE);
    const none = await lab.run("publish");
    expect(none.code).toBe(1);
    expect(none.stderr).toContain(
      "delivery/nothing-generated: gen-typescript-sdk was not generated yet: sdks/gen-typescript-sdk",
    );
    const generated = await lab.run("generate", "--version", "1.0.0");
    expect(generated.stderr).toContain("`generate --publish` also publishes it.");
    writeFileSync(join(lab.folder, "sdks/gen-typescript-sdk/notes.txt"), "Not generated\n");
    expect((await lab.run("publish")).code).toBe(0);
    expect(tags(lab)).toEqual(["v1.0.0"]);
    const local = readFolder(join(lab.folder, "sdks/gen-typescript-sdk"));
    const files = lab.git(lab.bare(SDK), "ls-tree", "-r", "--name-only", "main").split("\n").filter(Boolean);
    const expected = [...local.keys(), "docs/own.md"].filter((path) => path !== "notes.txt");
    expect(files.sort()).toEqual(expected.sort());
    expect(lab.show(SDK, "main", "package.json")).toBe(local.get("package.json"));
    expect(lab.show(SDK, "main", ".github/workflows/ci.yml")).toBe(local.get(".github/workflows/ci.yml"));
    const again = await lab.run("publish", "--json");
    expect(JSON.parse(again.stdout)).toMatchObject({
      ok: true,
      deliveries: [{ sdk: "gen-typescript-sdk", version: "1.0.0" }],
    });
    expect(lab.host.state.releases).toHaveLength(1);
    write(lab, ADDED, RELEASE);
    await lab.run("generate");
    expect((await lab.run("publish")).code).toBe(0);
    expect(lab.show(SDK, "v1.1.0", "CHANGELOG.md")).toBe(
      readFolder(join(lab.folder, "sdks/gen-typescript-sdk")).get("CHANGELOG.md"),
    );
    expect(lab.show(SDK, "v1.1.0", "docs/own.md")).toBe("Own\n");
  }));

test("a group without any destination is an error, and its SDKs are not written", () =>
  inLocalLab(async (lab) => {
    write(lab, {}, { output: { location: "local-file-system", path: "sdk" } });
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "delivery/nothing-to-deliver: gen-typescript-sdk does not say where its SDK is delivered to.",
    );
    expect([...readFolder(lab.folder).keys()]).toEqual(["generators.yml", "openapi.json"]);
  }));

test("the licence of `githost` is in the repository: one that is known, and a text of one's own", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, { githost: { ...RELEASE.githost, license: "MIT" } });
    await released(lab, "1.0.0");
    expect(lab.show(SDK, "main", "LICENSE")).toMatch(/^MIT License/);
    writeFileSync(join(lab.folder, "terms.txt"), "All rights reserved.\n");
    write(lab, {}, { githost: { ...RELEASE.githost, license: { custom: "terms.txt" } } });
    await released(lab, "1.0.1");
    expect(lab.show(SDK, "main", "LICENSE")).toBe("All rights reserved.\n");
  }));
