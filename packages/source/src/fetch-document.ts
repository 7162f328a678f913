import type { Report } from "@sdkwright/diagnostics";
import { sourceCatalogue } from "./catalogue.js";
import { decodeText } from "./decode.js";
import type { SourceDocument } from "./document.js";
import { download, withoutSecrets } from "./download.js";
import { parseDocument } from "./parse.js";

export interface FetchDocumentOptions {
  readonly report: Report;
  /** For the whole download. 60 seconds unless told. */
  readonly timeoutMs?: number;
  /** 64 MiB unless told. */
  readonly maxBytes?: number;
}

/** Whether a text names a document by a URL, and not by a path. */
export function isUrl(text: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(text);
}

/**
 * Downloads and parses a document that a user names by its URL. Its path is that URL, without a query, which may hold a
 * token. Undefined where that fails, which is reported.
 */
export async function fetchDocument(url: string, options: FetchDocumentOptions): Promise<SourceDocument | undefined> {
  const { report, timeoutMs = 60_000, maxBytes = 64 * 1024 * 1024 } = options;
  const bytes = await download(url, { timeoutMs, maxBytes });
  const decoded = "reason" in bytes ? bytes : decodeText(bytes);
  const shown = withoutSecrets(url);
  if (!("text" in decoded)) {
    const reason = "reason" in decoded ? decoded.reason : `it is not UTF-8: ${decoded.encoding}`;
    report(sourceCatalogue.create("url-not-fetched", { url: shown, reason }));
    return undefined;
  }
  const { document, diagnostics } = parseDocument(shown, decoded.text);
  for (const diagnostic of diagnostics) report(diagnostic);
  return document;
}
