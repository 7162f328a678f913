import { existsSync } from "node:fs";
import { join } from "node:path";
import { BASE_NAME, OLD_BASE_NAME, printBase } from "./base.js";
import { checksumLine, MANIFEST_NAME, OLD_MANIFEST_NAME } from "./manifest.js";
import { STATE_FOLDER } from "./paths.js";
import { readRegularText } from "./regular.js";
import type { Text } from "./texts.js";
import { TRACE_NAME } from "./trace.js";

/** Name of the file in a state folder that says what is known of the last release. */
export const RELEASE_NAME = "release.txt";
/** Name of the file that earlier releases wrote: kept until the next release. */
export const OLD_RELEASE_NAME = "release.json";

/** Names of the files that say what is known of the last release: that of this release and of earlier ones. */
export const RELEASE_FILES: readonly string[] = [RELEASE_NAME, OLD_RELEASE_NAME];

/** Name of the file in a state folder that says what was uploaded to a workspace of collections. */
export const UPLOADED_NAME = "uploaded.txt";

/** Name of the file in a state folder that tells git what to do with the others. */
const ATTRIBUTES_NAME = ".gitattributes";

/**
 * Both branches of a merge stay in a file of state: the next run reads both, and writes the file anew. The changes are not
 * worth reading.
 */
const ATTRIBUTES = "* -diff linguist-generated\n/*.txt text eol=lf merge=union\n";

/** What a repository has to hold for the next run, as far as a run left it. */
export const KEPT_STATE: readonly string[] = [
  ATTRIBUTES_NAME,
  MANIFEST_NAME,
  BASE_NAME,
  UPLOADED_NAME,
  ...RELEASE_FILES,
];

/** Every file of state: paths within an output folder. */
export const STATE_PATHS: readonly string[] = [...KEPT_STATE, OLD_MANIFEST_NAME, OLD_BASE_NAME, TRACE_NAME].map(
  (name) => `${STATE_FOLDER}/${name}`,
);

/** What a run leaves for the next one. */
export interface State {
  readonly manifest: string;
  /** Absent: the folder is to have no trace, since an old one would point at wrong lines. */
  readonly trace: string | undefined;
  /** Absent: what the folder knows of the last release stays. */
  readonly release: string | undefined;
  /** Whether what was generated is kept, to merge edits with. */
  readonly keepsBase: boolean;
}

/** Text of a file of state, whatever line ends version control gave it. */
function stateText(folder: string, name: string): string | undefined {
  return readRegularText(join(folder, STATE_FOLDER, name))?.replaceAll("\r\n", "\n");
}

/** Whether a folder has this state already. */
export function hasState(folder: string, { manifest, trace, release, keepsBase }: State): boolean {
  const isOld = [OLD_MANIFEST_NAME, OLD_BASE_NAME].some((name) => existsSync(join(folder, STATE_FOLDER, name)));
  if (isOld || stateText(folder, MANIFEST_NAME) !== manifest || stateText(folder, TRACE_NAME) !== trace) return false;
  if (stateText(folder, ATTRIBUTES_NAME) !== ATTRIBUTES) return false;
  if (release !== undefined && stateText(folder, RELEASE_NAME) !== release) return false;
  const base = stateText(folder, BASE_NAME);
  return keepsBase ? base?.startsWith(`${checksumLine(manifest)}\n`) === true : base === undefined;
}

/** Name -> content of each file of state, in the order in which they are to be written; undefined for one that goes. */
export type StateFiles = readonly (readonly [name: string, content: string | undefined])[];

/** What the run generated, as far as it is kept, and the fingerprints of all that it generated. */
export interface GeneratedTexts {
  readonly texts: () => readonly Text[];
  readonly hashes: ReadonlyMap<string, string>;
}

export function stateFiles(folder: string, state: State, { texts, hashes }: GeneratedTexts): StateFiles {
  const { manifest, trace, release, keepsBase } = state;
  const before = keepsBase ? stateText(folder, BASE_NAME) : undefined;
  const base = keepsBase ? printBase(texts(), hashes, checksumLine(manifest), before) : undefined;
  const released: StateFiles =
    release === undefined
      ? []
      : [
          [RELEASE_NAME, release],
          [OLD_RELEASE_NAME, undefined],
        ];
  return [
    [ATTRIBUTES_NAME, ATTRIBUTES],
    [TRACE_NAME, trace],
    [BASE_NAME, base],
    [OLD_BASE_NAME, undefined],
    ...released,
    [MANIFEST_NAME, manifest],
    [OLD_MANIFEST_NAME, undefined],
  ];
}
