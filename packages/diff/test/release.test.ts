import { describe, expect, test } from "vitest";
import { type ChangelogEntry, changelogEntry, nextVersion, type SdkChange, withEntry } from "../src/index.js";

test.each([
  ["1.4.2", "breaking", "2.0.0"],
  ["1.4.2", "additive", "1.5.0"],
  ["1.4.2", "invisible", "1.4.3"],
  ["1.4.2", "none", "1.4.3"],
  ["0.4.2", "breaking", "0.5.0"],
  ["0.4.2", "additive", "0.4.3"],
  ["0.0.1", "breaking", "0.1.0"],
  ["1.0.0-rc.1", "breaking", "1.0.0-rc.2"],
  ["1.0.0-beta", "additive", "1.0.0-beta.1"],
  ["latest", "breaking", "latest"],
] as const)("after %s with %s changes comes %s", (last, worst, next) => {
  expect(nextVersion(last, worst)).toBe(next);
});

const change = (kind: string, subject: string, own: SdkChange["class"]): SdkChange => ({
  kind,
  subject,
  detail: "",
  class: own,
});

const ENTRY: ChangelogEntry = {
  version: "2.0.0",
  date: "2026-11-23",
  isFirst: false,
  changes: [
    change("operation-removed", "GET /pets", "breaking"),
    change("operation-added", "GET /dogs", "additive"),
    change("operation-deprecated", "GET /cats", "invisible"),
    change("retries-changed", "GET /cats", "invisible"),
    change("property-became-required", "Property `NewPet.name`", "breaking"),
  ],
};

describe("an entry of the changelog", () => {
  test("has a section for each kind of news, and nothing that callers do not see", () => {
    expect(changelogEntry(ENTRY)).toBe(`## [2.0.0] - 2026-11-23

### Added

- GET /dogs was added.

### Changed

- **Breaking:** Property \`NewPet.name\` is required now.

### Deprecated

- GET /cats is deprecated.

### Removed

- **Breaking:** GET /pets was removed.
`);
  });

  test("has no date without one, and says so where nothing changed for callers", () => {
    expect(changelogEntry({ version: "1.0.1", changes: [], isFirst: false })).toBe(
      "## [1.0.1]\n\nNo changes for callers.\n",
    );
  });

  test("goes above earlier releases and below what is not released, and only once", () => {
    const known = "# Changelog\n\nOurs.\n\n## [Unreleased]\n\n- Soon.\n\n## [1.0.0]\n\nFirst release.\n";
    const text = withEntry(known, ENTRY);
    expect(text.split("\n").filter((line) => line.startsWith("## "))).toEqual([
      "## [Unreleased]",
      "## [2.0.0] - 2026-11-23",
      "## [1.0.0]",
    ]);
    expect(text).toContain("Ours.\n");
    expect(withEntry(text, ENTRY)).toBe(text);
  });
});
