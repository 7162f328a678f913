import { posix } from "node:path";
import { type RuntimeFile, relativeModule, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import type { Context } from "./context.js";
import { SOURCES } from "./dialect.js";
import { stringLiteral } from "./literals.js";
import { declaredIn, type Placed } from "./placed.js";

/** The runtime of emitted SDKs. Paths are below the folder of the sources. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** The module that stands for that of the SDK, in the runtime's sources. */
const MODULE = /\bSdk\b/g;

/** The same in paths. */
const LIBRARY = /(^|["/'])sdk(?=[/."'])/g;

/** A line that says where a part is loaded from. */
const AUTOLOAD = /^ *autoload :(\w+), "#\{__dir__\}\/(.+)"$/;

/** Modules of the runtime that load classes of the API too, by the paths of their files. */
const ENTRIES: { readonly [path: string]: string } = {
  "sdk.rb": "",
  "sdk/errors.rb": "Errors",
  "sdk/internal.rb": "Internal",
};

/** What the runtime is called after in an SDK, and which parts of it the SDK has. */
export type RuntimeUser = Pick<Context, "module" | "library" | "helpers" | "files" | "names" | "packageInfo">;

/** A path of the runtime in an SDK. */
const pathIn = ({ library }: RuntimeUser, path: string): string => path.replace(LIBRARY, `$1${library}`);

/** The text of a source of the runtime with the SDK's own names. */
const named = (user: RuntimeUser, content: string): string =>
  content.replace(LIBRARY, `$1${user.library}`).replace(MODULE, () => user.module);

/** Lines that load parts that the SDK lacks are left out, with the comments above groups of them. */
function withoutAbsent(path: string, content: string, present: ReadonlySet<string>): string {
  const isPresent = (line: string): boolean => {
    const [, , target] = AUTOLOAD.exec(line) ?? [];
    return target === undefined || present.has(posix.join(posix.dirname(path), `${target}.rb`));
  };
  const paragraphs = content.split("\n\n").map((text) => {
    const lines = text.split("\n");
    const kept = lines.filter(isPresent);
    const isEmpty = kept.length < lines.length && kept.every((line) => /^\s*#/.test(line));
    return isEmpty ? "" : kept.join("\n");
  });
  return paragraphs.filter((text) => text !== "").join("\n\n");
}

/** Lines that load what the API declares. */
function loading(user: RuntimeUser, path: string, placed: readonly Placed[]): string[] {
  const from = SOURCES + pathIn(user, path);
  return placed.map(({ name, path: to }) => {
    const target = relativeModule(from, to).replace(/^\.\//, "").replace(/\.rb$/, "");
    return `autoload :${name}, "#{__dir__}/${target}"`;
  });
}

/** The module of the runtime in which the API has classes of its own, with lines that load them. */
function withDeclared(user: RuntimeUser, path: string, content: string): string {
  const module = ENTRIES[path];
  if (module === undefined) return content;
  const lines = loading(user, path, declaredIn(user, module));
  if (lines.length === 0) return content;
  if (module === "") return content.replace("\n  # ", () => `\n  # The API\n  ${lines.join("\n  ")}\n\n  # `);
  return content.replace(LOADED, (_, indent: string, loaded: string) => {
    const all = [...loaded.trimEnd().split("\n"), ...lines].map((line) => line.trim()).sort();
    return `${all.map((line) => `${indent}${line}\n`).join("")}`;
  });
}

/** Lines that load the classes of a module. */
const LOADED = /^( *)(autoload [^\n]*\n(?: *autoload [^\n]*\n)*)/m;

/** The runtime's files for one SDK. */
export function runtimeOf(user: RuntimeUser): ScaffoldFile[] {
  const files = runtimeFor(runtimeFiles, user.helpers);
  const present = new Set(files.map(({ path }) => path));
  return files.map(({ path, content }) => {
    const kept = named(user, withoutAbsent(path, content, present));
    const text = withDeclared(user, path, kept);
    return { path: SOURCES + pathIn(user, path), content: versioned(user, path, text), kind: "runtime" };
  });
}

/** The version of the SDK stands in a file of the runtime. */
function versioned({ packageInfo }: RuntimeUser, path: string, text: string): string {
  if (path !== "sdk/version.rb") return text;
  return text.replace(/(?<=VERSION = ).*/, () => stringLiteral(packageInfo.version));
}

/** What the tests of an SDK share, in their folder. */
export const wireSupport = (user: RuntimeUser, folder: string): ScaffoldFile[] =>
  (assets.wire as readonly { path: string; content: string }[]).map(({ path, content }) => ({
    path: folder + path,
    content: named(user, content),
    kind: "runtime",
  }));

type Signatures = readonly RuntimeFile[];

/** Signatures of the runtime in RBS, in their folder. */
export const runtimeSignatures = (user: RuntimeUser, folder: string): ScaffoldFile[] =>
  runtimeFor(assets.signatures as Signatures, user.helpers).map(({ path, content }) => ({
    path: folder + pathIn(user, path),
    content: named(user, content),
    kind: "runtime",
  }));

/** The same in RBI, as texts for the file that has all. */
export const runtimeRbi = (user: RuntimeUser): string[] =>
  runtimeFor(assets.rbi as Signatures, user.helpers).map(({ content }) => named(user, content));
