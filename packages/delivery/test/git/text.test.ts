import { expect, test } from "vitest";
import { changelogSection, withSection } from "../../src/git/changelog.js";
import { commitMessage, pullText, type Story } from "../../src/git/message.js";
import { readRemote } from "../../src/git/remote.js";

const CHANGELOG = `# Changelog

## [Unreleased]

- Ours.

## [1.1.0] - 2026-11-02

### Added

- Something.

## [1.0.0]

First release.
`;

test("the entry of a version is found in a changelog, and added to another one", () => {
  expect(changelogSection(CHANGELOG, "1.1.0")).toBe("### Added\n\n- Something.");
  expect(changelogSection(CHANGELOG, "1.0.0")).toBe("First release.");
  expect(changelogSection(CHANGELOG, "2.0.0")).toBeUndefined();
  const other = "# Ours\n\n## [Unreleased]\n\n## [0.9.0]\n\nEarly.\n";
  expect(withSection(other, "1.1.0", CHANGELOG)).toBe(
    "# Ours\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-02\n\n### Added\n\n- Something.\n\n## [0.9.0]\n\nEarly.\n",
  );
  expect(withSection(CHANGELOG, "1.0.0", CHANGELOG)).toBe(CHANGELOG);
});

const STORY: Story = {
  version: "1.1.0",
  isRelease: true,
  notes: "### Added\n\n- Something.",
  files: { created: 0, updated: 2, deleted: 1 },
  conflicts: [],
  warnings: [],
};

test("a commit says what changed", () => {
  expect(commitMessage(STORY)).toBe("Release 1.1.0\n\n### Added\n\n- Something.");
  expect(commitMessage({ ...STORY, isRelease: false, notes: undefined })).toBe("Update the SDK");
});

test("of a pull request only our part is replaced, and a title that people chose stays", () => {
  const first = pullText(STORY);
  expect(first.title).toBe("Release 1.1.0");
  expect(first.body).toContain("Generated files: 2 updated, 1 deleted.");
  const next = { ...STORY, version: "1.2.0", notes: "More." };
  expect(pullText(next, first)).toEqual(pullText(next));
  const edited = { title: "Please review", body: `Before\n\n${first.body}\n\nAfter` };
  expect(pullText(next, edited)).toEqual({
    title: "Please review",
    body: `Before\n\n${pullText(next).body}\n\nAfter`,
  });
  expect(pullText(next, { title: "Release 1.1.0", body: "Rewritten" }).body).toBe(
    `Rewritten\n\n${pullText(next).body}`,
  );
});

test("a text that hosts would refuse for its length is cut", () => {
  const long = pullText({ ...STORY, notes: "- x\n".repeat(50_000), warnings: Array(500).fill("A warning.") });
  expect(long.body.length).toBeLessThan(65_000);
  expect(long.body).toContain("(cut: see CHANGELOG.md)");
  expect(long.body).toContain("- and 450 more");
});

test("what a repository has is read as git lists it", () => {
  const [a, b, c] = ["a".repeat(40), "b".repeat(40), "c".repeat(40)];
  const text = `ref: refs/heads/main\tHEAD\n${a}\tHEAD\n${a}\trefs/heads/main\n${b}\trefs/heads/v1\n${c}\trefs/tags/v1.0.0\n${b}\trefs/tags/v1.0.0^{}\n`;
  const { head, branches, tags } = readRemote(text);
  expect(head).toBe("main");
  expect([...branches]).toEqual([
    ["main", a],
    ["v1", b],
  ]);
  expect([...tags]).toEqual([["v1.0.0", b]]);
  expect(readRemote("").head).toBeUndefined();
  expect(readRemote(`ref: refs/heads/main\tHEAD\n${b}\trefs/heads/v1\n`).head).toBeUndefined();
});
