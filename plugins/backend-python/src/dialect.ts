import type { Dialect, Part, ResolvedImport } from "@sdkwright/plugin-api";
import { hardline, indent, list, relativeModule } from "@sdkwright/plugin-api";
import { encodeComment } from "./comment.js";
import { stringLiteral } from "./literals.js";

/** Packages that an SDK depends on. All other external modules are those of the language. */
const PACKAGES: ReadonlySet<string> = new Set(["httpx", "httpx2", "pydantic", "typing_extensions", "pytest"]);

/** The module of a file of the output, as another one imports it: `...core.page`. */
export function moduleFrom(from: string, to: string): string {
  const target = relativeModule(from, to).replace(/(?:^|(?<=\/))__init__\.py$|\.py$/, "");
  const steps = target.split("/").filter((step) => step !== "");
  const ups = steps.filter((step) => step === "..").length;
  const names = steps.filter((step) => !/^\.+$/.test(step));
  return ".".repeat(ups + 1) + names.join(".");
}

type ImportedName = ResolvedImport["names"][number];

/** `from module import a, b`, one name a line where it does not fit. */
export function importLine(module: string, names: readonly ImportedName[], width: number): Part {
  const imported = names.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`));
  const head = `from ${module} import `;
  const flat = head + imported.join(", ");
  if (flat.length <= width) return flat;
  // A name alone stands in parentheses too, where the line is too long.
  return [head, list("(", imported, ")", { broken: true })];
}

/** Names of the language itself need no import, unless the file has another meaning for them. */
function withoutBuiltins(entry: ResolvedImport): ResolvedImport {
  if (entry.module !== "builtins") return entry;
  return { ...entry, names: entry.names.filter(({ name, alias }) => name !== alias) };
}

function groupOf({ module, external }: ResolvedImport): number {
  if (!external) return 2;
  return PACKAGES.has(module.split(".")[0] ?? "") ? 1 : 0;
}

const CHECKING: ResolvedImport = {
  module: "typing",
  external: true,
  names: [{ name: "TYPE_CHECKING", alias: "TYPE_CHECKING", typeOnly: false }],
};

/** With the constant that type checkers take for true, where some imports are for them alone. */
function withChecking(imports: readonly ResolvedImport[]): readonly ResolvedImport[] {
  if (!imports.some(({ names }) => names.some(({ typeOnly }) => typeOnly))) return imports;
  const typing = imports.find(({ module }) => module === "typing") ?? CHECKING;
  const names = [...new Map([...CHECKING.names, ...typing.names].map((name) => [name.name, name])).values()];
  const merged = { ...typing, names: names.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  return [...imports.filter((entry) => entry !== typing), merged].sort((a, b) => (a.module < b.module ? -1 : 1));
}

/** Imports in the order of PEP 8: the language's own, packages, the SDK's; then those for type checkers alone. */
function importSection(imports: readonly ResolvedImport[], path: string): Part[] {
  const groups: Part[][] = [["from __future__ import annotations"], [], [], []];
  const checked: Part[] = [];
  for (const entry of withChecking(imports.map(withoutBuiltins))) {
    const module = entry.external ? entry.module : moduleFrom(path, entry.module);
    const [values, types] = [false, true].map((kind) => entry.names.filter(({ typeOnly }) => typeOnly === kind));
    if (values?.length) groups[groupOf(entry) + 1]?.push(importLine(module, values, dialect.width));
    if (types?.length) checked.push(indent(hardline, importLine(module, types, dialect.width - 4)));
  }
  if (checked.length > 0) groups.push([["if TYPE_CHECKING:", checked]]);
  return groups.filter((lines) => lines.length > 0).flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}

/** The Python of emitted SDKs, laid out as black and ruff do with a width of 100. */
export const dialect: Dialect = {
  indent: "    ",
  width: 100,
  separation: 2,
  string: stringLiteral,
  comment: encodeComment,
  docIsString: true,
  imports: importSection,
};
