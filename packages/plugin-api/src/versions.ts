/**
 * How a registry writes versions: `semver` as semantic versioning has them (npm, NuGet, Swift, Composer), `pep440` Python's
 * index, `gem` RubyGems, `maven` Maven, `go` tags of modules without build metadata.
 */
export type VersionForm = "semver" | "pep440" | "gem" | "maven" | "go";

/** The version of an SDK of which nothing else says one. */
export const FIRST_VERSION = "0.0.1";

// Semantic versioning, section 2 and the expression that it suggests.
const NUMBER = "(?:0|[1-9]\\d*)";
const IDENTIFIER = `(?:${NUMBER}|\\d*[A-Za-z-][0-9A-Za-z-]*)`;

/** A regular expression for all of a semantic version. */
export const SEMANTIC_VERSION = `${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${IDENTIFIER}(?:\\.${IDENTIFIER})*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?`;

/** A semantic version in its parts. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** Identifiers after the hyphen: `["rc", "1"]`. */
  readonly pre: readonly string[];
  /** Identifiers after the plus sign. */
  readonly build: readonly string[];
}

const whole = new RegExp(`^${SEMANTIC_VERSION}$`);

/** The parts of a semantic version; undefined for any other text. */
export function parseVersion(text: string): Version | undefined {
  if (!whole.test(text)) return undefined;
  const [front = "", build] = text.split("+");
  const at = front.indexOf("-");
  const [numbers, pre] = at < 0 ? [front, undefined] : [front.slice(0, at), front.slice(at + 1)];
  const [major = 0, minor = 0, patch = 0] = numbers.split(".").map(Number);
  return { major, minor, patch, pre: pre?.split(".") ?? [], build: build?.split(".") ?? [] };
}

function numbersOf({ major, minor, patch }: Version): string {
  return `${major}.${minor}.${patch}`;
}

/** Labels of PEP 440 by their usual spellings; every other label is a development release. */
const PEP_440: { readonly [label: string]: string } = {
  a: "a",
  alpha: "a",
  b: "b",
  beta: "b",
  c: "rc",
  rc: "rc",
  pre: "rc",
  preview: "rc",
  dev: ".dev",
  post: ".post",
};

/** `rc.1`, `rc1` or `canary.20` as a label and the number behind it, 0 where there is none. */
function labelled(pre: readonly string[]): readonly [label: string, number: string] {
  const [, label = "", number] = /^([A-Za-z]*)(\d*)$/.exec(pre[0] ?? "") ?? [];
  const next = number || pre.slice(1).find((identifier) => /^\d+$/.test(identifier));
  return [label.toLowerCase(), next ?? "0"];
}

function pep440(version: Version): string {
  const [label, number] = labelled(version.pre);
  const pre = version.pre.length === 0 ? "" : `${PEP_440[label] ?? ".dev"}${number}`;
  const build = version.build.join(".").toLowerCase().replaceAll("-", ".");
  return `${numbersOf(version)}${pre}${build === "" ? "" : `+${build}`}`;
}

/** What Maven sorts before the release; any other word comes after it. */
const MAVEN_LABELS = /^(?:alpha|beta|milestone|rc|cr|snapshot)\d*$/i;

function maven(version: Version): string {
  const [first = ""] = version.pre;
  const pre = version.pre.length === 0 || MAVEN_LABELS.test(first) ? version.pre : ["alpha", ...version.pre];
  return pre.length === 0 ? numbersOf(version) : `${numbersOf(version)}-${pre.join(".")}`;
}

const FORMS: { readonly [F in Exclude<VersionForm, "semver">]: (version: Version) => string } = {
  pep440,
  maven,
  // As RubyGems itself reads a hyphen.
  gem: (version) => [numbersOf(version), ...(version.pre.length > 0 ? ["pre", ...version.pre] : [])].join("."),
  go: (version) => numbersOf(version) + (version.pre.length === 0 ? "" : `-${version.pre.join(".")}`),
};

/**
 * A semantic version as a registry writes it: `1.2.0-rc.1` is `1.2.0rc1` for Python and `1.2.0.pre.rc.1` for Ruby. What is
 * not a semantic version stays as it is.
 */
export function versionIn(form: VersionForm, text: string): string {
  const version = form === "semver" ? undefined : parseVersion(text);
  return version && form !== "semver" ? FORMS[form](version) : text;
}

const PEP_440_WORDS: { readonly [label: string]: string } = {
  a: "alpha",
  b: "beta",
  rc: "rc",
  dev: "dev",
  post: "post",
};

/** The semantic version that a registry writes as a text; undefined where it is none. */
export function versionFrom(form: VersionForm, text: string): string | undefined {
  if (parseVersion(text)) return text;
  const [, numbers = "", label = "", number = "", build = ""] =
    form === "gem"
      ? (/^(\d+\.\d+\.\d+)\.pre\.(.+)$/.exec(text) ?? [])
      : (/^(\d+\.\d+\.\d+)(?:\.?(a|b|rc|dev|post)(\d+))?(?:\+(.+))?$/.exec(text) ?? []);
  const pre = [PEP_440_WORDS[label] ?? label, number].filter((part) => part !== "").join(".");
  const version = `${numbers}${pre === "" ? "" : `-${pre}`}${build === "" ? "" : `+${build}`}`;
  return parseVersion(version) ? version : undefined;
}

/** The suffix that Go demands of the import path of a module from version 2 on: `/v2`; empty below. */
export function goPathSuffix(text: string): string {
  const major = parseVersion(text)?.major ?? Number.parseInt(text, 10);
  return major >= 2 ? `/v${major}` : "";
}

function compareIdentifiers(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => (/^\d+$/.test(text) ? Number(text) : undefined));
  if (a !== undefined && b !== undefined) return a - b;
  if (a !== undefined || b !== undefined) return a !== undefined ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

/** Precedence of semantic versions (section 11): negative where the first comes before the second. */
export function compareVersions(one: Version, other: Version): number {
  const byNumber = one.major - other.major || one.minor - other.minor || one.patch - other.patch;
  if (byNumber !== 0) return byNumber;
  if (one.pre.length === 0 || other.pre.length === 0) return other.pre.length - one.pre.length;
  for (const [index, identifier] of one.pre.entries()) {
    const against = other.pre[index];
    if (against === undefined) return 1;
    const order = compareIdentifiers(identifier, against);
    if (order !== 0) return order;
  }
  return one.pre.length - other.pre.length;
}
