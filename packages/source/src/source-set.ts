import type { Location, Report } from "@sdkwright/diagnostics";
import type { SourceDocument } from "./document.js";

/**
 * The documents of one compilation: reads each file once, on demand, and reports what cannot be read or parsed. This is
 * the only door through which anything between configuration and output reads the file system.
 */
export interface SourceSet {
  /** Absolute path of the workspace folder: that of generators.yml. */
  readonly root: string;
  /** Reads a document by its path relative to the workspace. Undefined where it cannot be read (reported, once, at `from`). */
  read(path: string, from?: Location): SourceDocument | undefined;
  /** Whether there is a file of that path, relative to the workspace. Reports nothing. */
  exists(path: string): boolean;
  /**
   * A folder as a document: its value is the list of the files below it with that ending, relative to it, in code unit
   * order. Undefined where there is no such folder (reported at `from`).
   */
  folder(path: string, ending: string, from?: Location): SourceDocument | undefined;
  /**
   * Resolves the document part of a reference (`../common.yaml`, percent-encoded or not) against the document that holds it.
   * A network reference to what was not fetched, or one that leaves the allowed folders, is reported and gives undefined.
   */
  resolve(from: SourceDocument, reference: string, location: Location): SourceDocument | undefined;
  /**
   * Fetches what the references of a document, and of those that they lead to, name at some origins, so that `resolve`
   * finds it. What cannot be fetched is reported at a reference that names it.
   */
  fetch(from: SourceDocument, options: FetchOptions): Promise<void>;
  /**
   * Keeps the references of a document, by its path relative to the workspace, and of what they lead to inside a folder:
   * for definitions that others publish.
   */
  confine(path: string, folder: string): void;
  /** Lets references reach a folder outside the workspace, absolute or relative to it. */
  allow(folder: string): void;
  /**
   * A view in which a document is replaced by what overlays and overrides made of it, for whoever reads it or refers to
   * it. Positions that are asked for from then on, by the document's path, are those of the amended one.
   */
  amend(original: SourceDocument, amended: SourceDocument): SourceSet;
  /** Every document read so far, in order of reading. */
  readonly documents: readonly SourceDocument[];
  /** Absolute path of every file that was asked for so far, also of those that could not be read: what to watch. */
  readonly files: readonly string[];
}

/** What may be fetched. Nothing is sent but the request itself: no credentials, no cookies. */
export interface FetchOptions {
  /** Origins as {@link URL.origin} writes them. Redirects may lead to these alone. */
  readonly origins: readonly string[];
  /** For each document. 30 seconds unless told. */
  readonly timeoutMs?: number;
  /** Of each document. 32 MiB unless told. */
  readonly maxBytes?: number;
}

export interface SourceSetOptions {
  readonly root: string;
  readonly report: Report;
  /** Folders outside the workspace that references may reach; the folder of each definition always is one. Absolute paths. */
  readonly allow?: readonly string[];
  /** Documents that were downloaded before: `read` finds each by its URL, which is its path. */
  readonly fetched?: readonly SourceDocument[];
}
