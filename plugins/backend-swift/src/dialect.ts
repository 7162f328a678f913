import type { Dialect } from "@sdkwright/plugin-api";
import { encodeComment, WIDTH } from "./comment.js";
import { stringLiteral } from "./literals.js";

export { WIDTH } from "./comment.js";

/** The Swift of an SDK, laid out as `swift format` does. */
export const dialect: Dialect = {
  indent: "  ",
  width: WIDTH,
  string: stringLiteral,
  comment: (comment, depth) => encodeComment(comment, WIDTH - 2 * depth),
  imports: (imports) => [
    ...new Set(imports.filter(({ external }) => external).map(({ module }) => `import ${module}`)),
  ],
};
