import type { Dialect, ResolvedImport } from "@sdkwright/plugin-api";
import { encodeComment, WIDTH } from "./comment.js";
import { stringLiteral } from "./literals.js";

export { WIDTH } from "./comment.js";

const modulesOf = (imports: readonly ResolvedImport[]): string[] =>
  imports.filter(({ external }) => external).map(({ module }) => module);

/** The Swift of files that import certain modules anyway, laid out as `swift format` does. */
export function dialectWith(modules: readonly string[]): Dialect {
  return {
    indent: "  ",
    width: WIDTH,
    string: stringLiteral,
    comment: (comment, depth) => encodeComment(comment, WIDTH - 2 * depth),
    imports: (imports) => [...new Set([...modules, ...modulesOf(imports)])].sort().map((one) => `import ${one}`),
  };
}

/** The Swift of an SDK, whose files import what they name. */
export const dialect: Dialect = dialectWith([]);
