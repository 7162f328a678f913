import { posix } from "node:path";
import type { Dialect, ResolvedImport } from "@sdkwright/plugin-api";
import { encodeComment, WIDTH } from "./comment.js";
import { stringLiteral } from "./literals.js";

export { WIDTH } from "./comment.js";

/** The folder of the SDK's sources, which stands for its namespace. */
export const SOURCES = "src/";

/** The folder of its tests. */
export const TESTS = "tests/";

/** The namespace of a file, as Composer's autoloader finds it. */
export function namespaceAt(namespace: string, path: string): string {
  const folder = posix.dirname(path);
  const root = path.startsWith(TESTS) ? `${namespace}\\Tests` : namespace;
  const [, ...rest] = folder.split("/");
  return [root, ...rest].join("\\");
}

/** A class as imports have it, with its namespace. */
const qualified = (namespace: string, { module, external }: ResolvedImport, name: string): string =>
  `${external ? module : namespaceAt(namespace, module)}\\${name}`;

/** Lines that import what is not in the file's own namespace, sorted as formatters do. */
function useLines(imports: readonly ResolvedImport[], namespace: string, own: string | undefined): string[] {
  const lines = imports.flatMap((entry) =>
    entry.names.flatMap(({ name, alias }): [string, string][] => {
      const full = qualified(namespace, entry, name);
      if (alias === name && full === `${own}\\${name}`) return [];
      return [[full.toLowerCase(), alias === name ? `use ${full};` : `use ${full} as ${alias};`]];
    }),
  );
  return lines.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}

const usual = {
  indent: "    ",
  width: WIDTH,
  string: stringLiteral,
  comment: (comment, depth) => encodeComment(comment, WIDTH - 4 * depth),
} satisfies Omit<Dialect, "imports">;

/** The PHP of an SDK in a namespace, laid out as PER has it. */
export function dialectOf(namespace: string): Dialect {
  return {
    ...usual,
    imports(imports, path) {
      const own = namespaceAt(namespace, path);
      const lines = useLines(imports, namespace, own);
      return [
        "<?php",
        "",
        "declare(strict_types=1);",
        "",
        `namespace ${own};`,
        ...(lines.length > 0 ? ["", ...lines] : []),
      ];
    },
  };
}

/** Samples stand in no namespace, and in a file that has begun already. */
export function sampleDialectOf(namespace: string): Dialect {
  return { ...usual, imports: (imports) => useLines(imports, namespace, undefined) };
}
