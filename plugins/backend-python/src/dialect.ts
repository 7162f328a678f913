import type { Dialect, Part, ResolvedImport, Sym } from "@sdkwright/plugin-api";
import { hardline, indent, list, oncePerText, relativeModule } from "@sdkwright/plugin-api";
import { encodeComment } from "./comment.js";
import { stringLiteral } from "./literals.js";

/** Names of packages: a file looks at each object for a symbol only once. */
const packages = oncePerText((module) => oncePerText((name): Sym => ({ part: "sym", name, module, external: true })));
export const external = (module: string, name: string): Sym => packages(module)(name);
export const typing = (name: string): Sym => external("typing", name);
/** A name of the language itself: it is imported only where a member of the file's classes has this name. */
export const builtin = (name: string): Sym => external("builtins", name);

/** The module of a file of the output, as another one imports it: `...core.page`. */
export function moduleFrom(from: string, to: string): string {
  const target = relativeModule(from, to).replace(/(?:^|(?<=\/))__init__\.py$|\.py$/, "");
  const steps = target.split("/").filter((step) => step !== "");
  const ups = steps.filter((step) => step === "..").length;
  const names = steps.filter((step) => !/^\.+$/.test(step));
  return ".".repeat(ups + 1) + names.join(".");
}

/** `from module import a, b`, one name a line where it does not fit. */
export function importLine(module: string, names: readonly string[], width: number): Part {
  const flat = `from ${module} import ${names.join(", ")}`;
  if (flat.length <= width) return flat;
  // A name alone stands in parentheses too, where the line is too long.
  return [`from ${module} import `, list("(", names, ")", { broken: true })];
}

/** How a file imports what it uses. */
interface ImportStyle {
  /** The package, for files that are beside it and import it by its name. */
  readonly beside?: string;
  /** A program that users paste begins with nothing but the imports that it needs. */
  readonly isProgram?: boolean;
}

/** Packages that an SDK depends on. All other external modules are those of the language. */
const PACKAGES = ["httpx", "httpx2", "pydantic", "typing_extensions", "pytest"];

/** Groups of PEP 8: the language's own modules, packages, those of the SDK. */
function groupOf({ module, external }: ResolvedImport, { beside = "" }: ImportStyle): 0 | 1 | 2 {
  if (!external || module.startsWith(".")) return 2;
  const [first = ""] = module.split(".");
  return PACKAGES.includes(first) || first === beside.split(".")[0] ? 1 : 0;
}

type ImportedName = ResolvedImport["names"][number];

const CHECKING: ImportedName = { name: "TYPE_CHECKING", alias: "TYPE_CHECKING", typeOnly: false };

/** With the constant that type checkers take for true, where some imports are for them alone. */
function withChecking(imports: readonly ResolvedImport[]): readonly ResolvedImport[] {
  if (!imports.some(({ names }) => names.some(({ typeOnly }) => typeOnly))) return imports;
  const typing = imports.find(({ module }) => module === "typing") ?? { module: "typing", external: true, names: [] };
  const others = typing.names.filter(({ name }) => name !== CHECKING.name);
  const merged = { ...typing, names: [...others, CHECKING].sort((a, b) => (a.name < b.name ? -1 : 1)) };
  return [...imports.filter((entry) => entry !== typing), merged].sort((a, b) => (a.module < b.module ? -1 : 1));
}

/**
 * Symbols that are imported under their own names. Builtins need no import, unless the file uses their names for
 * something else.
 */
function importedNames({ module, names }: ResolvedImport, typeOnly: boolean): string[] {
  const wanted = names.filter((name) => name.typeOnly === typeOnly);
  const needed = module === "builtins" ? wanted.filter(({ name, alias }) => name !== alias) : wanted;
  return needed.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`));
}

/** Imports by group, then those for type checkers alone. */
function importSection(imports: readonly ResolvedImport[], path: string, style: ImportStyle): Part[] {
  const groups: [Part[], Part[], Part[]] = [[], [], []];
  const checked: Part[] = [];
  for (const entry of withChecking(imports)) {
    const module = entry.external ? entry.module : moduleFrom(path, entry.module);
    const values = importedNames(entry, false);
    const types = importedNames(entry, true);
    if (values.length > 0) groups[groupOf(entry, style)].push(importLine(module, values, WIDTH));
    if (types.length > 0) checked.push(indent(hardline, importLine(module, types, WIDTH - 4)));
  }
  const head = style.isProgram ? [] : ["from __future__ import annotations"];
  const sections = [head, ...groups, checked.length > 0 ? [["if TYPE_CHECKING:", checked]] : []];
  return sections.filter((lines) => lines.length > 0).flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}

/** Columns of a line. */
export const WIDTH = 100;

/** The Python of emitted SDKs, laid out as black and ruff do. */
export function dialectOf(style: ImportStyle): Dialect {
  return {
    indent: "    ",
    width: WIDTH,
    separation: 2,
    string: stringLiteral,
    comment: encodeComment,
    docIsString: true,
    imports: (imports, path) => importSection(imports, path, style),
  };
}

/** That of the modules of a package. */
export const dialect = dialectOf({});
