import type { Diagnostic } from "@sdkwright/diagnostics";
import type { ToolRun } from "../tool.js";

/** A file of a release, under the name that the registry gives it. */
export interface ReleaseFile {
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
}

/** The files of one version in a registry: for each name a function that fetches the file, or undefined if that fails. */
export type Published = ReadonlyMap<string, () => Promise<Buffer | undefined>>;

/** What a registry says of a version. */
export type Found =
  | { readonly kind: "found"; readonly files: Published }
  | { readonly kind: "denied"; readonly printed: string }
  | { readonly kind: "broken"; readonly reason: string };

/** Files that were built, or why there are none. */
export type Packed =
  | { readonly kind: "packed"; readonly files: readonly ReleaseFile[] }
  | { readonly kind: "failed"; readonly findings: readonly Diagnostic[] };

/** A program without which nothing can be published. */
export interface NeededTool {
  readonly command: string;
  /** Arguments with which it only says its version. */
  readonly probe: readonly string[];
  /** As the end of "It is needed to ...". */
  readonly purpose: string;
  /** Returns the finding about the printed version if the tool cannot be used, for example because it is too old. */
  readonly judge?: (printed: string) => Diagnostic | undefined;
}

/** One package on its way to one registry, in the terms of its ecosystem. */
export interface Registry {
  readonly packageName: string;
  /** In the form of the registry. */
  readonly version: string;
  /** As messages show it. */
  readonly url: string;
  readonly tools: readonly NeededTool[];
  /** The keys of the configuration that the credentials come from, as messages name them. */
  readonly secret: string;
  /** Where files are uploaded to, as messages show it; absent if that is `url`. */
  readonly uploadUrl?: string;
  /** What the configuration lacks, wherever it is used. */
  readonly gap?: Diagnostic | undefined;
  /** What keeps this configuration from working here, before anything is asked. */
  readonly problem?: () => Diagnostic | undefined;
  /**
   * What the registry says of credentials that it does not know; undefined if it knows them, or cannot tell. Absent: it can
   * only be asked by an upload.
   */
  readonly refusal?: () => Promise<string | undefined>;
  readonly find: () => Promise<Found>;
  /** Makes the files of the release from a folder that has been built. */
  readonly pack: (folder: string) => Promise<Packed>;
  /** Uploads files that the registry lacks; `all` are those of the release. */
  readonly upload: (missing: readonly ReleaseFile[], all: readonly ReleaseFile[]) => Promise<ToolRun>;
  /** Whether a file that the registry has is the one that was built. Absent: they hold the same files. */
  readonly isSame?: (name: string, remote: Buffer, built: Buffer) => boolean;
}
