import { describe, expect, test } from "vitest";
import { compareVersions, goPathSuffix, parseVersion, type VersionForm, versionIn } from "../src/versions.js";

/** What registries document: PEP 440, RubyGems' reading of hyphens, Maven's order of qualifiers, Go's tags. */
const TABLE: readonly (readonly [given: string, forms: { readonly [F in VersionForm]: string }])[] = [
  ["1.2.0", { semver: "1.2.0", pep440: "1.2.0", gem: "1.2.0", maven: "1.2.0", go: "1.2.0" }],
  [
    "1.2.0-rc.1",
    { semver: "1.2.0-rc.1", pep440: "1.2.0rc1", gem: "1.2.0.pre.rc.1", maven: "1.2.0-rc.1", go: "1.2.0-rc.1" },
  ],
  [
    "1.2.0-beta2",
    { semver: "1.2.0-beta2", pep440: "1.2.0b2", gem: "1.2.0.pre.beta2", maven: "1.2.0-beta2", go: "1.2.0-beta2" },
  ],
  [
    "1.0.0-alpha",
    { semver: "1.0.0-alpha", pep440: "1.0.0a0", gem: "1.0.0.pre.alpha", maven: "1.0.0-alpha", go: "1.0.0-alpha" },
  ],
  [
    "1.2.3-canary.5",
    {
      semver: "1.2.3-canary.5",
      pep440: "1.2.3.dev5",
      gem: "1.2.3.pre.canary.5",
      maven: "1.2.3-alpha.canary.5",
      go: "1.2.3-canary.5",
    },
  ],
  ["1.2.3-7", { semver: "1.2.3-7", pep440: "1.2.3.dev7", gem: "1.2.3.pre.7", maven: "1.2.3-alpha.7", go: "1.2.3-7" }],
  [
    "2.0.0+build.5-a",
    { semver: "2.0.0+build.5-a", pep440: "2.0.0+build.5.a", gem: "2.0.0", maven: "2.0.0", go: "2.0.0" },
  ],
  ["latest", { semver: "latest", pep440: "latest", gem: "latest", maven: "latest", go: "latest" }],
];

describe.each(TABLE)("%s", (given, forms) => {
  test.each(Object.entries(forms))("in the form %s is %s", (form, expected) => {
    expect(versionIn(form as VersionForm, given)).toBe(expected);
  });
});

test.each([
  ["0.9.0", ""],
  ["1.4.0", ""],
  ["2.0.0-rc.1", "/v2"],
  ["10.1.0", "/v10"],
])("the import path of a Go module at %s ends with %j", (version, suffix) => {
  expect(goPathSuffix(version)).toBe(suffix);
});

test("precedence is that of semantic versioning, section 11", () => {
  const ordered =
    "1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 1.0.1";
  const versions = ordered.split(" ").flatMap((text) => parseVersion(text) ?? []);
  const [first, ...rest] = versions;
  expect(rest.reduce((last, next) => (compareVersions(last as never, next) < 0 ? next : last), first)).toEqual(
    versions.at(-1),
  );
  expect([...versions].reverse().sort(compareVersions)).toEqual(versions);
});

test.each(["1.0", "v1.0.0", "01.0.0", "1.0.0-", "1.0.0-01"])("%s is not a semantic version", (text) => {
  expect(parseVersion(text)).toBeUndefined();
});
