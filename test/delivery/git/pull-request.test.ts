import { expect, test, vi } from "vitest";
import { ADDED, inLab, inLocalLab, type Lab, REMOVED, write } from "../support/project.js";

// Many processes of git, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const SDK = "acme/sdk";
const PULL = { githost: { repository: SDK, mode: "pull-request" }, autorelease: true };
const UPDATE = "sdk-update/main";

const shaOf = (lab: Lab, ref: string): string => lab.git(lab.bare(SDK), "rev-parse", ref).trim();
const isAncestor = (lab: Lab, one: string, other: string): boolean =>
  lab.git(lab.bare(SDK), "rev-list", other).split("\n").includes(one);
const logOf = (lab: Lab, ref: string): string[] =>
  lab.git(lab.bare(SDK), "log", "--format=%s|%an", `main..${ref}`).split("\n").filter(Boolean);

async function publish(lab: Lab, ...flags: string[]) {
  const result = await lab.run("generate", "--publish", ...flags);
  expect(result.code, result.stderr).toBe(0);
  return result;
}

/** Merges the update branch as hosts do, with a merge commit. */
function merge(lab: Lab): void {
  const bare = lab.bare(SDK);
  const pull = lab.host.state.pulls.find(({ state }) => state === "open");
  if (pull) Object.assign(pull, { state: "closed", sha: shaOf(lab, pull.head) });
  const head = pull?.head ?? UPDATE;
  const people = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"];
  const tree = lab.git(bare, "rev-parse", `${head}^{tree}`).trim();
  const parents = ["-p", "main", "-p", head];
  const commit = lab.git(bare, ...people, "commit-tree", tree, ...parents, "-m", "Merge").trim();
  lab.git(bare, "update-ref", "refs/heads/main", commit);
}

function start(lab: Lab): void {
  lab.empty(SDK);
  lab.commit(SDK, "main", { "docs/own.md": "Own\n" });
}

test("a pull request is opened, and nothing else changes", () =>
  inLab(async (lab) => {
    start(lab);
    const main = shaOf(lab, "main");
    write(lab, {}, PULL);
    const { stdout } = await publish(lab, "--version", "1.0.0");
    expect(stdout).toContain("  done     Open a pull request from `sdk-update/main` to `main` of acme/sdk (http://");
    expect(lab.host.state.pulls).toMatchObject([
      { number: 1, head: UPDATE, base: "main", state: "open", title: "Release 1.0.0" },
    ]);
    expect(lab.host.state.pulls[0]?.body).toMatch(/First release\.\n\nGenerated files: \d+ created\./);
    expect(shaOf(lab, "main")).toBe(main);
    expect(lab.show(SDK, UPDATE, "docs/own.md")).toBe("Own\n");
    expect(lab.host.problems).toEqual([]);
  }));

test("an open pull request is updated on its branch, with the commits that users made there", () =>
  inLocalLab(async (lab) => {
    start(lab);
    write(lab, {}, PULL);
    await publish(lab, "--version", "1.0.0");
    merge(lab);
    write(lab, ADDED, PULL);
    await publish(lab);
    lab.commit(SDK, UPDATE, { "docs/review.md": "A remark\n" });
    const reviewed = shaOf(lab, UPDATE);
    const [, pull] = lab.host.state.pulls;
    if (pull) pull.body = `Please look at this.\n\n${pull.body}\n\nThanks!`;
    write(lab, REMOVED, PULL);
    const { stdout } = await publish(lab);
    expect(stdout).toContain("  done     Update pull request #2 of acme/sdk");
    expect(isAncestor(lab, reviewed, UPDATE)).toBe(true);
    expect(lab.show(SDK, UPDATE, "docs/review.md")).toBe("A remark\n");
    expect(logOf(lab, UPDATE)).toEqual([
      "Release 2.0.0|sdk-generator",
      "A person's commit|Ann",
      "Release 1.1.0|sdk-generator",
    ]);
    // One release is under review: the changelog has no other one that nobody ever got.
    const changelog = lab.show(SDK, UPDATE, "CHANGELOG.md") ?? "";
    expect(changelog.match(/^## .*/gm)).toEqual(["## [2.0.0]", "## [1.0.0]"]);
    expect(changelog).toContain("`client.pets.getNew()` (GET /new) was added.");
    expect(lab.host.state.pulls).toHaveLength(2);
    expect(pull?.title).toBe("Release 2.0.0");
    expect(pull?.body).toMatch(
      /^Please look at this\.\n\n<!--.*-->\n### Added\n\n- `client\.pets\.getNew\(\)` \(GET \/new\) was added\.[\s\S]*-->\n\nThanks!$/,
    );
    expect(pull?.body).toContain("- **Breaking:** `client.pets.ping()` (GET /ping) was removed.");
    const again = await publish(lab);
    expect(again.stdout).toContain("  already  Push to `sdk-update/main` of acme/sdk (nothing changed)");
    expect(again.stdout).toContain("  already  Update pull request #2");
    expect(lab.host.problems).toEqual([]);
  }));

test("commits to the target branch are merged into the open pull request", () =>
  inLocalLab(async (lab) => {
    start(lab);
    write(lab, {}, PULL);
    await publish(lab);
    lab.commit(SDK, "main", { "docs/later.md": "Later\n" });
    write(lab, ADDED, PULL);
    await publish(lab);
    expect(lab.show(SDK, UPDATE, "docs/later.md")).toBe("Later\n");
    expect(isAncestor(lab, shaOf(lab, "main"), UPDATE)).toBe(true);
  }));

test("what conflicts with the target branch is named, and the pull request is updated all the same", () =>
  inLocalLab(async (lab) => {
    start(lab);
    write(lab, {}, PULL);
    await publish(lab);
    lab.commit(SDK, UPDATE, { "docs/own.md": "Theirs\n" });
    lab.commit(SDK, "main", { "docs/own.md": "Ours\n" });
    write(lab, ADDED, PULL);
    const { stderr } = await publish(lab);
    expect(stderr).toContain(
      "warning delivery/branch-conflicts: `sdk-update/main` conflicts with `main` in `docs/own.md`.",
    );
    expect(lab.show(SDK, UPDATE, "docs/own.md")).toBe("Theirs\n");
    expect(logOf(lab, UPDATE)[0]).toBe("Release 0.0.1|sdk-generator");
  }));

test("nothing changed: no branch and no pull request, which is said", () =>
  inLocalLab(async (lab) => {
    start(lab);
    write(lab, {}, PULL);
    await publish(lab);
    merge(lab);
    const before = lab.git(lab.bare(SDK), "for-each-ref");
    const { stdout } = await publish(lab);
    expect(stdout).toContain("  already  Push to `sdk-update/main` of acme/sdk (nothing changed)");
    expect(lab.git(lab.bare(SDK), "for-each-ref")).toBe(before);
    expect(lab.host.state.pulls).toHaveLength(1);
  }));

test("the branch of a pull request that was closed is left alone", () =>
  inLocalLab(async (lab) => {
    start(lab);
    write(lab, {}, PULL);
    await publish(lab);
    const [pull] = lab.host.state.pulls;
    const closed = shaOf(lab, UPDATE);
    if (pull) Object.assign(pull, { state: "closed", sha: closed });
    await publish(lab);
    expect(lab.host.state.pulls.map(({ head, state }) => [head, state])).toEqual([
      [UPDATE, "closed"],
      [`${UPDATE}-2`, "open"],
    ]);
    expect(shaOf(lab, UPDATE)).toBe(closed);
  }));

test("reviewers are asked once, those of the generator before those of its group and of the file", () =>
  inLocalLab(async (lab) => {
    start(lab);
    const people = (name: string, team: string) => ({ users: [{ name }], teams: [{ name: team }] });
    const file = { reviewers: people("global", "everyone") };
    write(lab, {}, { ...PULL, reviewers: people("@ann", "acme/sdks") }, file);
    await publish(lab);
    expect(lab.host.state.pulls[0]).toMatchObject({ users: ["ann"], teams: ["sdks"] });
    write(lab, ADDED, { ...PULL, reviewers: people("@ann", "acme/sdks") }, file);
    const { stdout } = await publish(lab);
    expect(stdout).toContain("  already  Ask team sdks, ann to review (reviewers were asked before)");
    expect(lab.host.state.pulls[0]).toMatchObject({ users: ["ann"], teams: ["sdks"] });
    merge(lab);
    const generators = [{ name: "gen-typescript-sdk", version: "*", ...PULL }];
    write(lab, REMOVED, {}, { ...file, groups: { sdk: { generators, reviewers: people("bob", "core") } } });
    await publish(lab);
    expect(lab.host.state.pulls[1]).toMatchObject({ users: ["bob"], teams: ["core"] });
    expect(lab.host.problems).toEqual([]);
  }));

test("a reviewer whom the host does not take is an error, and the pull request stays", () =>
  inLocalLab(async (lab) => {
    start(lab);
    lab.host.state.strangers.add("nobody");
    write(lab, {}, { ...PULL, reviewers: { users: [{ name: "nobody" }] } });
    const { code, stderr, stdout } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /delivery\/host-failed: .* did not ask nobody to review: Reviews may only be requested from collaborators \(HTTP 422\)\./,
    );
    expect(stdout).toContain("  FAILED   Ask nobody to review");
    expect(lab.host.state.pulls).toHaveLength(1);
  }));

test("conflicts of edits and warnings of the run are in the pull request", () =>
  inLocalLab(async (lab) => {
    start(lab);
    write(lab, {}, PULL);
    await publish(lab, "--version", "1.0.0");
    merge(lab);
    const text = lab.show(SDK, "main", "package.json") ?? "";
    lab.commit(SDK, "main", { "package.json": text.replace('"version": "1.0.0"', '"version": "1.0.0-ours"') });
    write(lab, { ...ADDED, "paths /new get x-gen-streeming": true }, PULL);
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain("output/conflict: acme/sdk/package.json:");
    const [, pull] = lab.host.state.pulls;
    expect(pull?.body).toMatch(/### Conflicts\n\n.*\n\n- `package\.json:\d+`/);
    expect(pull?.body).toContain("### Warnings\n\n- ");
    expect(lab.show(SDK, UPDATE, "package.json")).toContain("<<<<<<< ours (edited)");
  }));

test("an empty repository has no branch to open a pull request for", () =>
  inLocalLab(async (lab) => {
    lab.empty(SDK);
    write(lab, {}, PULL);
    const { code, stderr } = await lab.run("generate", "--publish");
    expect(code).toBe(1);
    expect(stderr).toContain("delivery/empty-repository: acme/sdk is empty");
  }));

test("what is under review is not published to its registry", () =>
  inLocalLab(async (lab) => {
    start(lab);
    const output = { location: "js-registry", "package-name": "acme" };
    write(lab, {}, { ...PULL, output });
    const { stderr } = await publish(lab);
    expect(stderr).toContain(
      "note delivery/under-review: gen-typescript-sdk is published to its registry once its pull",
    );
    merge(lab);
    expect((await lab.run("generate", "--publish", "--dry-run")).stderr).not.toContain("under-review");
  }));
