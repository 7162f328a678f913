import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { type Diagnostic, type Location, nearest, type Report } from "@sdkwright/diagnostics";
import { sourceCatalogue } from "./catalogue.js";
import { decodeText } from "./decode.js";
import type { SourceDocument } from "./document.js";
import { withoutSecrets } from "./download.js";
import { isUrl } from "./fetch-document.js";
import { diskFiles, type FileAccess, type FileRead, MAX_BYTES, memoryFiles } from "./files.js";
import { parseDocument } from "./parse.js";
import { fetchReferences, type RemoteDocuments, urlOf } from "./remote.js";
import type { SourceSet, SourceSetOptions } from "./source-set.js";

function withSlashes(path: string): string {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}

interface State {
  readonly root: string;
  readonly report: Report;
  readonly files: FileAccess;
  /** Folders that references may reach, with symbolic links followed. */
  readonly reachable: Set<string>;
  /** By absolute path; undefined stands for a file that could not be read, which has been reported. */
  readonly known: Map<string, SourceDocument | undefined>;
  readonly documents: SourceDocument[];
  readonly remote: RemoteDocuments;
  /** By absolute path of a document, the real folder that its references stay in. */
  readonly confined: Map<string, string>;
}

function displayPath(state: State, absolute: string): string {
  return withSlashes(relative(state.root, absolute)) || ".";
}

/** The existing file nearest to a path that does not exist, as the author would write it. */
function suggestion(state: State, absolute: string): string | undefined {
  const folder = dirname(absolute);
  const name = withSlashes(relative(folder, absolute));
  const names = state.files.list(folder);
  const stem = (file: string): string => file.replace(/\.[^.]*$/, "");
  const found = names.find((other) => stem(other) === stem(name)) ?? nearest(name, names);
  return found === undefined ? undefined : displayPath(state, resolve(folder, found));
}

function missing(state: State, absolute: string, path: string, from: Location | undefined): Diagnostic {
  const meant = suggestion(state, absolute);
  const help = meant === undefined ? undefined : `Did you mean ${meant}?`;
  return sourceCatalogue.create("file-not-found", { path }, { location: from, ...(help && { help }) });
}

function readFailure(state: State, absolute: string, read: FileRead, from: Location | undefined): Diagnostic {
  const path = displayPath(state, absolute);
  switch (read.kind) {
    case "not-a-file":
      return sourceCatalogue.create("not-a-file", { path }, { location: from });
    case "too-large":
      return sourceCatalogue.create("too-large", { path, megabytes: MAX_BYTES / 1024 / 1024 }, { location: from });
    case "unreadable":
      return sourceCatalogue.create("unreadable", { path, reason: read.reason }, { location: from });
    default:
      return missing(state, absolute, path, from);
  }
}

/** Who asks for a file: where, and whether a definition refers to it rather than a user naming it. */
interface Asked {
  readonly from: Location | undefined;
  readonly refers?: boolean;
}

/** Names of files that definitions have. */
const DEFINITION = /\.(?:json|json5|md|proto|txt|ya?ml)$/i;

function load(state: State, absolute: string, { from, refers = false }: Asked): SourceDocument | undefined {
  const read = state.files.read(absolute);
  if (read.kind !== "bytes") {
    state.report(readFailure(state, absolute, read, from));
    return undefined;
  }
  const path = displayPath(state, absolute);
  const decoded = decodeText(read.bytes);
  if (!("text" in decoded)) {
    const { encoding, line, column } = decoded;
    const location = line !== undefined && column !== undefined ? { document: path, line, column } : { document: path };
    state.report(sourceCatalogue.create("wrong-encoding", { path, encoding }, { location }));
    return undefined;
  }
  const { document, diagnostics } = parseDocument(path, decoded.text);
  // A definition can refer to any file. Lines of a file that is not a definition are not shown.
  const secret = refers && !DEFINITION.test(path) && ({ secret: true } as const);
  for (const diagnostic of diagnostics) state.report({ ...diagnostic, ...secret });
  state.documents.push(document);
  return document;
}

function readOnce(state: State, absolute: string, asked: Asked): SourceDocument | undefined {
  if (!state.known.has(absolute)) state.known.set(absolute, load(state, absolute, asked));
  return state.known.get(absolute);
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

function mayReach(state: State, absolute: string): boolean {
  const real = state.files.real(absolute);
  return [...state.reachable].some((folder) => isInside(folder, real));
}

function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

function resolveReference(
  state: State,
  from: SourceDocument,
  reference: string,
  location: Location,
): SourceDocument | undefined {
  const written = reference.split("#")[0] ?? "";
  if (written === "") return from;
  const url = urlOf(from, written);
  if (url !== undefined) {
    if (!state.remote.has(url)) {
      state.report(sourceCatalogue.create("network-reference", { reference: written }, { location }));
    }
    return state.remote.get(url);
  }
  const folder = dirname(resolve(state.root, from.path));
  const verbatim = resolve(folder, written);
  const plain = resolve(folder, decoded(written));
  const target = plain !== verbatim && state.files.read(plain).kind === "missing" ? verbatim : plain;
  const problem = refusalOf(state, resolve(state.root, from.path), target);
  if (problem) {
    state.report({ ...problem, location });
    return undefined;
  }
  const limit = state.confined.get(resolve(state.root, from.path));
  if (limit !== undefined && !state.known.has(target)) state.confined.set(target, limit);
  return readOnce(state, target, { from: location, refers: true });
}

/** Why a document must not refer to a file; undefined where it may. */
function refusalOf(state: State, from: string, target: string): Diagnostic | undefined {
  const path = displayPath(state, target);
  const real = state.files.real(target);
  const limit = state.confined.get(from);
  if (limit !== undefined && !isInside(limit, real)) {
    return sourceCatalogue.create("foreign-reference", { path, folder: displayPath(state, limit) });
  }
  if (!mayReach(state, target)) return sourceCatalogue.create("outside-workspace", { path });
  const isHidden = [
    [dirname(from), target],
    [state.files.real(dirname(from)), real],
  ].some(([folder = "", file = ""]) => /(?:^|[\\/])\.(?!\.?(?:[\\/]|$))/.test(relative(folder, file)));
  return isHidden ? sourceCatalogue.create("hidden-file", { path }) : undefined;
}

/** Every file below a folder with that ending, relative to it. Links to folders that hold them are not followed twice. */
function filesBelow(state: State, folder: string, ending: string): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const walk = (absolute: string, prefix: string): void => {
    const real = state.files.real(absolute);
    if (seen.has(real)) return;
    seen.add(real);
    for (const name of state.files.list(absolute)) {
      const inner = resolve(absolute, name);
      if (name.endsWith(ending) && state.files.read(inner).kind === "bytes") found.push(`${prefix}${name}`);
      else if (!name.startsWith(".")) walk(inner, `${prefix}${name}/`);
    }
  };
  walk(folder, "");
  return found.sort((a, b) => (a < b ? -1 : 1));
}

function readFolder(
  state: State,
  path: string,
  ending: string,
  from: Location | undefined,
): SourceDocument | undefined {
  const absolute = resolve(state.root, path);
  if (state.files.list(absolute).length === 0) {
    state.report(missing(state, absolute, path, from));
    return undefined;
  }
  state.reachable.add(state.files.real(absolute));
  const files = filesBelow(state, absolute, ending);
  return {
    path: displayPath(state, absolute),
    text: "",
    format: "text",
    data: files,
    position: () => ({ line: 1, column: 1, offset: 0 }),
    lineText: () => "",
  };
}

/** What was downloaded before. Of any other URL it is reported that it is not a file. */
function readUrl({ remote, report }: State, url: string, from: Location | undefined): SourceDocument | undefined {
  if (!remote.has(url)) {
    report(sourceCatalogue.create("url-as-file", { url: withoutSecrets(url) }, { location: from }));
  }
  return remote.get(url);
}

function remoteOf({ remote, documents, report }: State) {
  return { known: remote, documents, report };
}

function amendedView(state: State, inner: SourceSet, original: SourceDocument, amended: SourceDocument): SourceSet {
  const seen = (document: SourceDocument | undefined) => (document === original ? amended : document);
  const view: SourceSet = {
    root: inner.root,
    documents: inner.documents,
    get files() {
      return inner.files;
    },
    read: (path, from) => seen(inner.read(path, from)),
    exists: inner.exists,
    folder: inner.folder,
    fetch: (from, options) => fetchReferences(view, from, { ...options, ...remoteOf(state) }),
    allow: inner.allow,
    confine: inner.confine,
    resolve: (from, reference, location) => seen(inner.resolve(from, reference, location)),
    amend(other, replacement) {
      inner.amend(other, replacement);
      return amendedView(state, view, other, replacement);
    },
  };
  return view;
}

/**
 * Opens the documents of one compilation. `files` is the file system unless tests or callers without one bring their
 * own. A path given to `read` is the user's own word and may lie anywhere; what documents refer to may not.
 */
export function createSourceSet(options: SourceSetOptions, files: FileAccess = diskFiles): SourceSet {
  const root = resolve(options.root);
  const { fetched = [] } = options;
  const reachable = new Set([root, ...(options.allow ?? [])].map((folder) => files.real(resolve(folder))));
  const state: State = {
    root,
    report: options.report,
    files,
    reachable,
    known: new Map(),
    documents: [...fetched],
    remote: new Map(fetched.map((document) => [document.path, document])),
    confined: new Map(),
  };
  const set: SourceSet = {
    root,
    documents: state.documents,
    get files() {
      return [...state.known.keys()];
    },
    read(path, from) {
      if (isUrl(path)) return readUrl(state, path, from);
      const absolute = resolve(root, path);
      const document = readOnce(state, absolute, { from });
      if (document) reachable.add(files.real(dirname(absolute)));
      return document;
    },
    exists: (path) => state.files.read(resolve(root, path)).kind === "bytes",
    folder: (path, ending, from) => readFolder(state, path, ending, from),
    resolve: (from, reference, location) => resolveReference(state, from, reference, location),
    fetch: (from, options) => fetchReferences(set, from, { ...options, ...remoteOf(state) }),
    confine: (path, folder) => void state.confined.set(resolve(root, path), files.real(resolve(root, folder))),
    allow: (folder) => void reachable.add(files.real(resolve(root, folder))),
    amend(original, amended) {
      const index = state.documents.findIndex((document) => document.path === original.path);
      if (index >= 0) state.documents[index] = amended;
      return amendedView(state, set, original, amended);
    },
  };
  return set;
}

/** A source set of texts in memory, by path relative to its workspace. */
export function createMemorySources(
  texts: { readonly [path: string]: string | Uint8Array },
  report: Report = () => {},
): SourceSet {
  const root = resolve("/workspace");
  const files = new Map(Object.entries(texts).map(([path, text]) => [withSlashes(resolve(root, path)), text]));
  return createSourceSet({ root, report }, memoryFiles(files));
}
