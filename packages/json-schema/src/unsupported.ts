import { jsonSchemaCatalogue } from "./catalogue.js";
import { child, isObject, type JsonObject, locationOf, type Node } from "./node.js";
import type { State } from "./state.js";

const CONDITIONAL: ReadonlyMap<string, string> = new Map([
  ["if", "the type is that of the rest of the schema"],
  ["dependentSchemas", "the type is that of the rest of the schema"],
  ["dependentRequired", "the properties stay optional"],
  ["dependencies", "the type is that of the rest of the schema"],
  ["contains", "the type is that of the rest of the schema"],
  ["unevaluatedItems", "further elements are as `items` says"],
]);

/** Says what no type can express, at its place. */
export function noteUnsupported(state: State, node: Node, value: JsonObject): void {
  for (const name in value) {
    if (name === "not") noteNot(state, node, value);
    const instead = CONDITIONAL.get(name);
    if (instead !== undefined) report(state, node, name, instead);
  }
}

/** Says what a dynamic reference is read as; `isOpen` where it can mean several schemas. */
export function noteDynamic(state: State, node: Node, isOpen: boolean): void {
  const instead = isOpen
    ? "which schema it means depends on where it is used, so any value is accepted"
    : "it is read as a plain `$ref`";
  report(state, node, "$dynamicRef", instead);
}

function noteNot(state: State, node: Node, value: JsonObject): void {
  if (isObject(value.not) && Object.keys(value.not).length === 0) return;
  report(state, node, "not", "values that it rules out are accepted");
}

function report(state: State, node: Node, keyword: string, instead: string): void {
  const location = locationOf(child(node, keyword) ?? node, "key");
  state.report(jsonSchemaCatalogue.create("unsupported-keyword", { keyword, instead }, { location }));
}
