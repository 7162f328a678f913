import type { Dialect, Part, ResolvedImport } from "@sdkwright/plugin-api";
import { list, relativeModule } from "@sdkwright/plugin-api";
import { encodeComment } from "./comment.js";
import { stringLiteral } from "./literals.js";

/** Packages that an SDK depends on. All other external modules are those of the language. */
const PACKAGES: ReadonlySet<string> = new Set(["httpx", "pydantic", "typing_extensions", "pytest"]);

/** The module of a file of the output, as another one imports it: `...core.page`. */
export function moduleFrom(from: string, to: string): string {
  const target = relativeModule(from, to).replace(/(?:^|(?<=\/))__init__\.py$|\.py$/, "");
  const steps = target.split("/").filter((step) => step !== "");
  const ups = steps.filter((step) => step === "..").length;
  const names = steps.filter((step) => !/^\.+$/.test(step));
  return ".".repeat(ups + 1) + names.join(".");
}

function importLine(module: string, { names }: ResolvedImport): Part {
  const imported = names.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`));
  const head = `from ${module} import `;
  const flat = head + imported.join(", ");
  if (flat.length <= dialect.width) return flat;
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

/** Imports in the order of PEP 8: the language's own, packages, the SDK's. */
function importSection(imports: readonly ResolvedImport[], path: string): Part[] {
  const needed = imports.map(withoutBuiltins).filter(({ names }) => names.length > 0);
  const groups: Part[][] = [["from __future__ import annotations"], [], [], []];
  for (const entry of needed) {
    const module = entry.external ? entry.module : moduleFrom(path, entry.module);
    groups[groupOf(entry) + 1]?.push(importLine(module, entry));
  }
  return groups.filter((lines) => lines.length > 0).flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}

/** The Python of emitted SDKs, laid out as black and ruff do with a width of 100. */
export const dialect: Dialect = {
  indent: "    ",
  width: 100,
  separation: 2,
  string: stringLiteral,
  comment: encodeComment,
  imports: importSection,
};
