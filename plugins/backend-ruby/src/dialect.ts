import type { Dialect } from "@sdkwright/plugin-api";
import { encodeComment, WIDTH } from "./comment.js";
import { stringLiteral } from "./literals.js";

export { WIDTH } from "./comment.js";

/** The folder of the SDK's sources. */
export const SOURCES = "lib/";

/** The folder of its tests. */
export const TESTS = "test/";

const usual = {
  indent: "  ",
  width: WIDTH,
  string: stringLiteral,
  comment: (comment, depth) => encodeComment(comment, WIDTH - 2 * depth),
} satisfies Omit<Dialect, "imports">;

/** The Ruby of an SDK. Its files load each other as they are needed, and import nothing. */
export const dialect: Dialect = { ...usual, imports: () => ["# frozen_string_literal: true"] };

/** Samples stand in a file that has begun already. */
export const sampleDialect: Dialect = { ...usual, imports: () => [] };
