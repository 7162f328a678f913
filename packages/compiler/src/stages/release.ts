import {
  diffSdks,
  nextVersion,
  releaseNotes,
  type SdkChange,
  withEntry,
  withoutDocumentation,
  worstOf,
} from "@sdkwright/diff";
import {
  type Api,
  compareVersions,
  type Destination,
  pack,
  parseVersion,
  readDestination,
  readOutput,
  sha256,
  unpack,
} from "@sdkwright/plugin-api";
import { viewOf } from "../sdk-view.js";
import type { NamedTarget } from "../target-types.js";
import type { NamedSdk } from "./name.js";
import { chosenVersion, versionOf } from "./version.js";

/** Path of the changelog within an output folder. */
export const CHANGELOG_FILE = "CHANGELOG.md";
/** First line of a record: a line for each release follows. */
const RECORD_HEAD = "format: 2";
const OLD_FORMAT = 1;

/** What a run does about the version of an SDK. */
export interface ReleasePlan {
  /** As semantic versioning has it. */
  readonly version: string;
  /** The changelog as it is to be; absent where the SDK has none. */
  readonly changelog?: string | undefined;
  /** What the next release is compared with; absent where nothing is released. */
  readonly record?: string | undefined;
  /** What callers see change, in Markdown; absent where nothing does, or nobody knows. */
  readonly notes?: string | undefined;
  /** Whether this is a new release. */
  readonly released?: true;
}

/** What a release depends on beside the SDK. */
export interface ReleaseWish {
  readonly autorelease: boolean;
  /** Whether the SDK is on its way to a repository: what changed is told there, whoever chooses the version. */
  readonly delivered: boolean;
  /** Version of the command line. */
  readonly asked?: string | undefined;
  readonly date?: string | undefined;
  /** Release of the compiler. */
  readonly compiler: string;
}

/** The last release, as its record tells it. */
interface LastRelease {
  readonly version: string;
  readonly digest: string;
  /** The shape that the SDK had. */
  readonly edition?: string | undefined;
  readonly api: Api;
}

/** The SDK that the target would have of another state of its API, or in another edition. */
type NameState = (api: Api, edition: string | undefined) => NamedSdk;

/** Plans the release of an SDK, where its configuration asks for releases. Reads the output folder, and writes nothing. */
export function planRelease(target: NamedTarget, nameState: NameState, wish: ReleaseWish): ReleasePlan {
  const { info } = target.run;
  if (!wish.autorelease && !wish.delivered) return { version: target.packageVersion };
  const destination = readDestination(info.output);
  const changelog = readOutput(info.output, CHANGELOG_FILE);
  const digest = digestOf(target, wish.compiler);
  const last = lastRelease(destination, digest);
  const chosen = chosenVersion({ asked: wish.asked, options: info.options });
  const isSame = last && (chosen === undefined || !wish.autorelease ? last.digest === digest : last.version === chosen);
  if (last && isSame)
    return wish.autorelease ? { version: last.version, changelog } : { version: target.packageVersion };
  const changes = last ? changesSince(last, target, nameState) : [];
  const notes = last && { notes: releaseNotes(changes) };
  const version = last
    ? (chosen ?? nextVersion(last.version, worstOf(changes)))
    : versionOf(wishOf(wish, target), destination, info.backend.language);
  const { edition } = info.packageInfo;
  const api = withoutDocumentation(target.api);
  const recordOf = (recorded: string) => ({ record: printRelease({ version: recorded, digest, edition, api }) });
  if (!wish.autorelease) return { version: target.packageVersion, ...recordOf(target.packageVersion), ...notes };
  const entry = { version, date: wish.date, changes, isFirst: last === undefined };
  return { version, changelog: withEntry(changelog, entry), released: true, ...recordOf(version), ...notes };
}

function wishOf({ asked }: ReleaseWish, { run }: NamedTarget) {
  return { asked, options: run.info.options };
}

function printRelease({ version, digest, edition = "", api }: LastRelease): string {
  return `${RECORD_HEAD}\n${[version, digest, edition, pack(JSON.stringify(api))].join("\t")}\n`;
}

/**
 * The last release of an SDK. After a merge of version control, that of each branch is there: the highest version counts,
 * and of two releases with one version that of the SDK as it is now.
 */
function lastRelease({ release = "" }: Destination, digest: string): LastRelease | undefined {
  if (release.startsWith("{")) return oldRelease(release);
  const lines = release.split("\n").flatMap((line) => {
    const [version = "", known = "", edition = "", packed] = line.replace(/\r$/, "").split("\t");
    const parsed = packed === undefined ? undefined : parseVersion(version);
    return packed !== undefined && parsed ? [{ version, parsed, known, edition, packed }] : [];
  });
  const isNow = (known: string): number => Number(known === digest);
  lines.sort((a, b) => compareVersions(b.parsed, a.parsed) || isNow(b.known) - isNow(a.known));
  const [last] = lines;
  const api = last && unpack(last.packed);
  if (last === undefined || api === undefined || typeof api === "string") return undefined;
  const { version, known, edition } = last;
  return withApi({ version, digest: known, ...(edition !== "" && { edition }) }, api.toString());
}

/** The record of an earlier release of the compiler. */
function oldRelease(text: string): LastRelease | undefined {
  try {
    const { format, api, ...rest } = JSON.parse(text) as LastRelease & { readonly format: number };
    return format === OLD_FORMAT ? { ...rest, api: { ...api, origins: [] } } : undefined;
  } catch {
    return undefined;
  }
}

function withApi(release: Omit<LastRelease, "api">, text: string): LastRelease | undefined {
  try {
    return { ...release, api: { ...(JSON.parse(text) as Api), origins: [] } };
  } catch {
    return undefined;
  }
}

/** Stands for all that the files of an SDK depend on: its API with its documentation, its options, and the compiler. */
function digestOf({ api, run }: NamedTarget, compiler: string): string {
  const { options, packageInfo } = run.info;
  const { version: _, ...info } = packageInfo;
  // Where something stands in a definition, and under which number, makes no difference.
  const text = JSON.stringify([api, options, info, compiler], (key, value) =>
    key === "origin" || key === "origins" ? undefined : value,
  );
  return sha256(text);
}

function changesSince({ api, edition }: LastRelease, target: NamedTarget, nameState: NameState): readonly SdkChange[] {
  const { info } = target.run;
  return diffSdks(viewOf(nameState(api, edition), info), viewOf(target, info));
}
