import type { Dialect, Part, ResolvedImport } from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";
import { dialect } from "../dialect.js";

/** What every module of a package begins with. */
const FUTURE = "from __future__ import annotations";

/** Lines of an import section as the dialect of the package has them, without the first one. */
function section(imports: readonly ResolvedImport[], path: string): readonly Part[] {
  return imports.length === 0 ? [] : dialect.imports(imports, path).slice(2);
}

/** Imports of the language, then those of packages, of which the SDK is one, then those of modules beside. */
export function dialectOf(module: string, { isModule = false } = {}): Dialect {
  const rank = ({ module: from }: ResolvedImport): 0 | 1 | 2 => {
    if (from.startsWith(".")) return 2;
    const isOwn = from === module || from.startsWith(`${module}.`);
    return isOwn || ["httpx", "httpx2", "pytest"].includes(from) ? 1 : 0;
  };
  return {
    ...dialect,
    imports(imports, path) {
      const groups = [0, 1, 2].map((wanted) =>
        imports
          .filter((entry) => rank(entry) === wanted)
          .sort((a, b) => (a.module < b.module ? -1 : 1))
          .flatMap((entry) => section([entry], path)),
      );
      const all = isModule ? [[FUTURE], ...groups] : groups;
      return all.filter((lines) => lines.length > 0).flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
    },
  };
}

/** The text of a program that uses a package. */
export interface ProgramText {
  readonly imports: readonly string[];
  readonly body: string;
}

const MARK = "_ = ...";

/** Lays out parts as a program that imports a package by its name. */
export function programText(module: string, parts: readonly Part[]): ProgramText {
  const file = createFile("sample.py", dialectOf(module));
  file.line(MARK);
  for (const part of parts) file.line(part);
  const text = file.finish().content;
  const at = text.startsWith(MARK) ? 0 : text.indexOf(`\n${MARK}\n`) + 1;
  const head = text.slice(0, at).trim();
  return { imports: head === "" ? [] : head.split("\n"), body: text.slice(at + MARK.length).replace(/^\n+|\s+$/g, "") };
}
