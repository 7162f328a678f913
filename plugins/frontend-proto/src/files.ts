import type { OriginId, SourceDocument } from "@sdkwright/plugin-api";
import type { ReflectionObject, Root } from "protobufjs";
import { protoCatalogue } from "./catalogue.js";
import { commonFiles } from "./common-files.js";
import type { Input } from "./context.js";
import { indexPositions, type Positions } from "./positions.js";

/** A file that was read. */
export interface ProtoFile {
  /** Relative to the root. */
  readonly path: string;
  readonly document: SourceDocument;
  readonly package: string;
  readonly positions: Positions;
  readonly imports: readonly string[];
  /** Those that its own importers see too. */
  readonly publicImports: readonly string[];
}

/** Every file that a definition takes, parsed into one tree of symbols. */
export interface ParsedRoot {
  readonly root: Root;
  readonly files: ReadonlyMap<string, ProtoFile>;
  /** Where a symbol stands, or a text in an rpc. */
  originOf(symbol: ReflectionObject, text?: string): OriginId;
}

/** Files that come with protocol buffers or declare nothing but options: what refers to their types knows them. */
const BUNDLED =
  /^(google\/(protobuf|api|rpc|type|longrunning)|buf\/validate|validate|protoc-gen-openapiv2|gogoproto)\//;

/** Reads the files and all that they import. What cannot be read is reported, and the rest goes on. */
export async function parseFiles(input: Input): Promise<ParsedRoot> {
  const { default: protobuf } = await import("protobufjs");
  const root = new protobuf.Root();
  const files = new Map<string, ProtoFile>();
  const queue = [...input.targets];
  const seen = new Set(queue);
  const missing: { readonly document: SourceDocument; readonly positions: Positions; readonly name: string }[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const document = input.sources.read(`${input.folder}/${path}`);
    if (!document) continue;
    const positions = indexPositions(document.text);
    if (reportLarge(input, document, positions)) continue;
    const parsed = parseInto(root, { input, protobuf, path, document, positions });
    if (!parsed) continue;
    checkSyntax(input, document, positions);
    const imports = [...(parsed.imports ?? []), ...(parsed.weakImports ?? [])];
    const publicImports = imports.filter((name) => positions.has(`import public ${name}`));
    files.set(path, { path, document, package: parsed.package ?? "", positions, imports, publicImports });
    for (const name of imports) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (input.exists(name)) queue.push(name);
      else if (BUNDLED.test(name)) missing.push({ document, positions, name });
      else reportImport(input, document, positions, name);
    }
  }
  reportDeepRoot(input, files.values());
  // A folder that is there has all of its files: what is missing in it is misspelled.
  const folders = new Set([...files.keys()].map(folderOf));
  for (const { document, positions, name } of missing) {
    if (folders.has(folderOf(name))) reportImport(input, document, positions, name);
    else addCommon(root, protobuf, { name, files });
  }
  return { root, files, originOf: (symbol, text) => originOf(input, files, { symbol, text }) };
}

interface CommonFile {
  readonly name: string;
  readonly files: ReadonlyMap<string, ProtoFile>;
}

/** Declares what a common file declares. */
function addCommon(root: Root, protobuf: typeof import("protobufjs"), { name, files }: CommonFile): void {
  for (const [path, text] of commonFiles(name)) {
    const declared = text
      .match(/package ([\w.]+);\n\w+ (\w+)/)
      ?.slice(1)
      .join(".");
    if (!files.has(path) && declared !== undefined && !root.lookup(declared)) {
      protobuf.parse(text, root, { keepCase: true, alternateCommentMode: true });
    }
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Reports once that the root is a folder of a package and not the one in which packages start. */
function reportDeepRoot({ report, folder }: Input, files: Iterable<ProtoFile>): void {
  for (const { path, document, package: space } of files) {
    const spelled = `/${space.replaceAll(".", "/")}/`;
    const inside = `/${folderOf(path)}`;
    const whole = `/${folder}${inside}`;
    if (space === "" || !spelled.endsWith(inside) || spelled === inside || !whole.endsWith(spelled)) continue;
    const root = whole.slice(1, -spelled.length) || ".";
    report(
      protoCatalogue.create("deep-root", { space, root }, { location: { document: document.path, pointer: "/1:1" } }),
    );
    return;
  }
}

function reportImport({ report }: Input, document: SourceDocument, positions: Positions, path: string): void {
  const pointer = `/${positions.get(`import ${path}`) ?? "1:1"}`;
  report(protoCatalogue.create("import-not-found", { path }, { location: { document: document.path, pointer } }));
}

/** The parser takes any name there. */
function checkSyntax({ report }: Input, document: SourceDocument, positions: Positions): void {
  const named = /^\s*syntax\s*=\s*["']([^"'\n]*)["']/m.exec(document.text)?.[1];
  if (named === undefined || named === "proto2" || named === "proto3") return;
  const problem = `the syntax \`${named}\` is neither proto2 nor proto3`;
  const pointer = `/${positions.get("syntax") ?? "1:1"}`;
  report(protoCatalogue.create("syntax", { problem }, { location: { document: document.path, pointer } }));
}

/** The parser looks at all earlier fields of a message for each field. */
const MAX_FIELDS = 5000;

/** Reports messages and enums with too many members, and says whether there are any. */
function reportLarge({ report }: Input, document: SourceDocument, positions: Positions): boolean {
  const counts = new Map<string, number>();
  for (const symbol of positions.keys()) {
    const owner = symbol.slice(0, Math.max(0, symbol.lastIndexOf(".")));
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const large = [...counts].filter(([owner, count]) => owner !== "" && count > MAX_FIELDS);
  for (const [owner, count] of large) {
    const problem = `\`${owner}\` has ${count} members, and at most ${MAX_FIELDS} can be read`;
    const pointer = `/${positions.get(owner) ?? "1:1"}`;
    report(protoCatalogue.create("syntax", { problem }, { location: { document: document.path, pointer } }));
  }
  return large.length > 0;
}

interface Parsing {
  readonly input: Input;
  readonly protobuf: typeof import("protobufjs");
  readonly path: string;
  readonly document: SourceDocument;
  readonly positions: Positions;
}

function parseInto(root: Root, { input, protobuf, path, document, positions }: Parsing) {
  // The published types leave out that symbols remember the file that was being parsed.
  const parse = protobuf.parse as typeof protobuf.parse & { filename: string | null };
  parse.filename = path;
  try {
    return parse(document.text, root, { keepCase: true, alternateCommentMode: true, preferTrailingComment: true });
  } catch (error) {
    reportSyntax(input, document, positions, error instanceof Error ? error.message : String(error));
    return undefined;
  } finally {
    parse.filename = null;
  }
}

function reportSyntax({ report }: Input, document: SourceDocument, positions: Positions, message: string): void {
  const twice = /^duplicate name '([^']+)' in \w+ '?\.?([^']*)'?/.exec(message);
  if (twice) {
    const name = twice[1] ?? "";
    const again = [...positions].filter(([symbol]) => symbol === `${name} again` || symbol.endsWith(`.${name} again`));
    const found = again[0] ?? [...positions].find(([symbol]) => symbol === name || symbol.endsWith(`.${name}`));
    const location = { document: document.path, pointer: `/${found?.[1] ?? "1:1"}` };
    report(protoCatalogue.create("duplicate-symbol", { name }, { location }));
    return;
  }
  const line = Number(/\(.*?line (\d+)\)/.exec(message)?.[1] ?? 1);
  const problem = message.replace(/\s*\([^()]*line \d+\)$/, "").replace(/\.$/, "");
  report(protoCatalogue.create("syntax", { problem }, { location: { document: document.path, line, column: 1 } }));
}

interface Sought {
  readonly symbol: ReflectionObject;
  readonly text?: string | undefined;
}

function originOf(input: Input, files: ReadonlyMap<string, ProtoFile>, { symbol, text }: Sought): OriginId {
  for (let current: ReflectionObject | null = symbol; current; current = current.parent) {
    const file = current.filename ? files.get(current.filename) : undefined;
    if (!file) continue;
    const document = input.origins.document(file.document.path);
    const full = symbol.fullName.replace(/^\./, "");
    const local = file.package === "" ? full : full.slice(file.package.length + 1);
    const { positions } = file;
    return input.origins.child(document, positions.get(`${local} ${text}`) ?? positions.get(local) ?? "1:1");
  }
  return input.origins.document(input.folder);
}
