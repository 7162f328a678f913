import { createRequire } from "node:module";

/**
 * The parser that finds every syntax error of a YAML text. Loaded when a text turns out to have one: it is slower than
 * the one that reads definitions, and most runs need it never. Its own module, so that a bundler can put it elsewhere.
 */
export function loadYamlParser(): typeof import("yaml") {
  return createRequire(import.meta.url)("yaml") as typeof import("yaml");
}
