import type { Location, Report } from "@sdkwright/diagnostics";
import { sourceCatalogue } from "./catalogue.js";
import { decodeText } from "./decode.js";
import type { Json, SourceDocument } from "./document.js";
import { download, withoutSecrets } from "./download.js";
import { parseDocument } from "./parse.js";
import { escapeToken } from "./pointer.js";
import type { FetchOptions, SourceSet } from "./source-set.js";

/** Documents that were fetched, by URL; undefined stands for one that could not be, which has been reported. */
export type RemoteDocuments = Map<string, SourceDocument | undefined>;

/** Whether the document part of a reference is a URL, or begins with a host. */
function isNetwork(reference: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(reference) || reference.startsWith("//");
}

/**
 * The URL that the document part of a reference names; undefined where it names a file. What stands in a document that
 * was fetched never names a file of this machine.
 */
export function urlOf(from: SourceDocument, reference: string): string | undefined {
  const base = isNetwork(from.path) ? from.path : undefined;
  if (base === undefined && !isNetwork(reference)) return undefined;
  return URL.canParse(reference, base) ? new URL(reference, base).href : reference;
}

interface Remote extends FetchOptions {
  readonly known: RemoteDocuments;
  readonly documents: SourceDocument[];
  readonly report: Report;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Documents of one run beyond which something is wrong. */
const MAX_DOCUMENTS = 1000;

/** Fetches the targets of a document's references at the allowed origins, and the targets of their references. */
export async function fetchReferences(set: SourceSet, first: SourceDocument, remote: Remote): Promise<void> {
  const seen = new Set<SourceDocument>();
  const pending = [first];
  for (let from = pending.shift(); from; from = pending.shift()) {
    if (seen.has(from)) continue;
    seen.add(from);
    const { ids, references } = scan(from.data);
    for (const [reference, pointer] of references) {
      const location: Location = { document: from.path, pointer };
      const url = urlOf(from, reference);
      if (url !== undefined && ids.has(url)) continue;
      const target =
        url === undefined ? localTarget(set, from, { reference, location }) : await load(url, location, remote);
      if (target) pending.push(target);
    }
  }
}

/** A file that exists: of one that does not, whoever reads the reference will hear. */
function localTarget(
  set: SourceSet,
  from: SourceDocument,
  { reference, location }: { readonly reference: string; readonly location: Location },
): SourceDocument | undefined {
  const folder = from.path.split("/").slice(0, -1).join("/");
  const path = decodeURIComponentOr(reference);
  return set.exists(folder === "" ? path : `${folder}/${path}`) ? set.resolve(from, reference, location) : undefined;
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function load(url: string, location: Location, remote: Remote): Promise<SourceDocument | undefined> {
  const { known, origins, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = remote;
  if (known.has(url)) return known.get(url);
  const allows = (target: URL): boolean => origins.includes(target.origin);
  if (!URL.canParse(url) || !allows(new URL(url))) return undefined;
  const tooMany = known.size >= MAX_DOCUMENTS && { reason: `more than ${MAX_DOCUMENTS} documents are referred to` };
  const bytes = tooMany || (await download(url, { timeoutMs, maxBytes, allows }));
  const decoded = "reason" in bytes ? bytes : decodeText(bytes);
  const document = "text" in decoded ? parsed(url, decoded.text, remote) : undefined;
  if (!("text" in decoded)) {
    const reason = "reason" in decoded ? decoded.reason : `it is not UTF-8: ${decoded.encoding}`;
    remote.report(sourceCatalogue.create("reference-not-fetched", { url: withoutSecrets(url), reason }, { location }));
  }
  known.set(url, document);
  return document;
}

function parsed(url: string, text: string, { documents, report }: Remote): SourceDocument {
  const plain = withoutSecrets(url);
  const alike = documents.filter(({ path }) => path.replace(/\?\d+$/, "") === plain).length;
  const { document, diagnostics } = parseDocument(alike === 0 ? plain : `${plain}?${alike + 1}`, text);
  for (const diagnostic of diagnostics) report(diagnostic);
  documents.push(document);
  return document;
}

interface Scanned {
  /** The document parts of references, each with the pointer of the first that has it. */
  readonly references: ReadonlyMap<string, string>;
  /** What schemas say that their own URIs are. */
  readonly ids: ReadonlySet<string>;
}

/** The references of a value to other documents, without recursion. */
function scan(data: Json): Scanned {
  const references = new Map<string, string>();
  const ids = new Set<string>();
  const pending: { readonly value: Json; readonly pointer: string }[] = [{ value: data, pointer: "" }];
  for (let found = pending.pop(); found; found = pending.pop()) {
    const { value, pointer } = found;
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      const written = typeof value.$ref === "string" ? value.$ref.split("#")[0] : undefined;
      if (written && !references.has(written)) references.set(written, `${pointer}/$ref`);
      for (const id of [value.$id, value.$self]) if (typeof id === "string") ids.add(id.split("#")[0] ?? id);
    }
    for (const [name, inner] of Object.entries(value).reverse()) {
      pending.push({ value: inner, pointer: `${pointer}/${escapeToken(name)}` });
    }
  }
  return { references, ids };
}
