import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Diagnostic, Location, Report } from "@sdkwright/diagnostics";
import { sourceCatalogue } from "./catalogue.js";
import { describeChanges } from "./changes.js";
import { decodeText } from "./decode.js";
import type { Json } from "./document.js";
import { download, reasonOf, withoutSecrets } from "./download.js";
import { makeFolder } from "./make-folder.js";
import { parseDocument } from "./parse.js";

export interface OriginOptions {
  /** `http:` or `https:`. */
  readonly url: string;
  /** Absolute path of the local file. */
  readonly path: string;
  readonly report: Report;
  /** Where the origin stands in the configuration, for findings. */
  readonly location?: Location;
  /** For the whole download. 60 seconds unless told. */
  readonly timeoutMs?: number;
  /** 64 MiB unless told. */
  readonly maxBytes?: number;
  /** Say what would change, and write nothing. */
  readonly dryRun?: boolean;
  /** Why what was pulled is not wanted, though it parses; undefined where it is. */
  readonly refuse?: (data: Json) => string | undefined;
}

/** What pulling a definition did. */
export interface OriginUpdate {
  readonly kind: "created" | "updated" | "unchanged" | "failed";
  /** See {@link describeChanges}; empty unless updated. */
  readonly changes: readonly string[];
  /** The pulled content, if it differs from the existing one. */
  readonly text?: string;
}

type Pulled = { readonly text: string; readonly data: Json } | { readonly reason: string };

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function parse(bytes: Buffer, { path, refuse }: OriginOptions): Pulled {
  const decoded = decodeText(bytes);
  if (!("text" in decoded)) return { reason: `it is not UTF-8: ${decoded.encoding}` };
  const { document, diagnostics } = parseDocument(basename(path), decoded.text);
  const fault = diagnostics.find(isError);
  if (fault) return { reason: fault.message };
  const isMapping = typeof document.data === "object" && document.data !== null && !Array.isArray(document.data);
  if (!isMapping) return { reason: "the response is not a definition" };
  const refused = refuse?.(document.data);
  if (refused !== undefined) return { reason: refused };
  return { text: decoded.text, data: document.data };
}

function localData(path: string): Json | undefined {
  try {
    const decoded = decodeText(readFileSync(path));
    return "text" in decoded ? parseDocument(basename(path), decoded.text).document.data : null;
  } catch {
    return undefined;
  }
}

/** Writes beside the file and renames, so that a reader sees the old or the new one and never a part. */
function replaceFile(path: string, text: string): void {
  const folder = dirname(path);
  makeFolder(folder);
  const staging = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(staging, text);
    renameSync(staging, path);
  } finally {
    rmSync(staging, { force: true });
  }
}

/**
 * Pulls a definition from where it is published, and says what changed. The local file is replaced only by what parses,
 * and all at once; on any failure, which is reported, it stays as it is.
 */
export async function updateFromOrigin(options: OriginOptions): Promise<OriginUpdate> {
  const { path, report, location, dryRun = false } = options;
  const { url, timeoutMs = 60_000, maxBytes = 64 * 1024 * 1024 } = options;
  const bytes = await download(url, { timeoutMs, maxBytes });
  const pulled = "reason" in bytes ? bytes : parse(bytes, options);
  const fail = (reason: string): OriginUpdate => {
    const params = { url: withoutSecrets(options.url), reason };
    report(sourceCatalogue.create("origin-failed", params, { location }));
    return { kind: "failed", changes: [] };
  };
  if ("reason" in pulled) return fail(pulled.reason);
  const before = localData(path);
  const changes = before === undefined ? [] : describeChanges(before, pulled.data);
  if (before !== undefined && changes.length === 0) return { kind: "unchanged", changes };
  try {
    if (!dryRun) replaceFile(path, pulled.text);
  } catch (error) {
    return fail(`the file cannot be written (${reasonOf(error)})`);
  }
  return { kind: before === undefined ? "created" : "updated", changes, text: pulled.text };
}
