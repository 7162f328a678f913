import { jsonSchemaCatalogue } from "./catalogue.js";
import { child, isObject, type JsonObject, locationOf, type Node } from "./node.js";
import type { State } from "./state.js";

const CONDITIONAL: readonly (readonly [keyword: string, instead: string])[] = [
  ["if", "the type is that of the rest of the schema"],
  ["dependentSchemas", "the type is that of the rest of the schema"],
  ["dependentRequired", "the properties stay optional"],
  ["dependencies", "the type is that of the rest of the schema"],
  ["contains", "the type is that of the rest of the schema"],
  ["unevaluatedItems", "further elements are as `items` says"],
  ["$dynamicRef", "it is read as a plain `$ref`"],
];

/** Says once for each place what no type can express. A keyword that only repeats the default is left alone. */
export function noteUnsupported(state: State, node: Node, value: JsonObject): void {
  for (const name in value) {
    const code = name.charCodeAt(0);
    // Every keyword below starts with one of c d i n u $; most keywords of a definition do not.
    if (code !== 105 && code !== 100 && code !== 110 && code !== 99 && code !== 117 && code !== 36) continue;
    if (name === "not") noteNot(state, node, value);
    else for (const [keyword, instead] of CONDITIONAL) if (keyword === name) report(state, node, keyword, instead);
  }
}

function noteNot(state: State, node: Node, value: JsonObject): void {
  if (isObject(value.not) && Object.keys(value.not).length === 0) return;
  report(state, node, "not", "values that it rules out are accepted");
}

function report(state: State, node: Node, keyword: string, instead: string): void {
  const location = locationOf(child(node, keyword) ?? node, "key");
  state.report(jsonSchemaCatalogue.create("unsupported-keyword", { keyword, instead }, { location }));
}
