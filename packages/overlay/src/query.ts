import {
  type FilterFunction,
  FunctionExpressionType,
  JSONPathEnvironment,
  JSONPathNode,
  JSONPathNodeList,
  JSONPathQuery,
  jsonpath,
  Token,
} from "json-p3";
import { countSteps, MAX_HELD, type Spend, TooCostly } from "./budget.js";
import { compilePattern, matches, type Pattern } from "./iregexp.js";

type Value = JSONPathNode["value"];
type Segment = JSONPathQuery["segments"][number];

interface Run {
  readonly spend: Spend;
  /** Whether the places of nodes matter. Filters ask for values only. */
  readonly places: boolean;
}

/** Compiled patterns of one expression, each compiled once. */
function patternFunction(extent: "whole" | "part", spend: Spend): FilterFunction {
  const known = new Map<string, Pattern | undefined>();
  return {
    argTypes: [FunctionExpressionType.ValueType, FunctionExpressionType.ValueType],
    returnType: FunctionExpressionType.LogicalType,
    call(text: unknown, source: unknown) {
      if (typeof text !== "string" || typeof source !== "string") return false;
      if (!known.has(source)) known.set(source, compilePattern(source));
      const pattern = known.get(source);
      return pattern !== undefined && matches(pattern, text, extent, spend);
    },
  };
}

function sizeOf(value: Value): number {
  if (typeof value !== "object" || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/** A node and all below it, each before what it contains. Where places do not matter, none are made. */
function* descendants(start: JSONPathNode, { spend, places }: Run): Generator<JSONPathNode> {
  const pending = [start];
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    const { value, location, root } = node;
    if (typeof value !== "object" || value === null) continue;
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    for (const key of keys.reverse()) {
      const member = (value as { [key: string]: Value })[key] ?? null;
      pending.push(new JSONPathNode(member, places ? [...location, key] : location, root));
    }
    spend(1 + keys.length + (location.length >> 3));
  }
}

/** What a segment selects, from one node: children, or members of all that is below. */
function* selectedBy(segment: Segment, node: JSONPathNode, run: Run): Generator<JSONPathNode> {
  const holders = segment.toString().startsWith("..") ? descendants(node, run) : [node];
  for (const holder of holders) {
    for (const selector of segment.selectors) {
      if (selector instanceof jsonpath.selectors.FilterSelector) run.spend(sizeOf(holder.value));
      for (const found of selector.resolve(holder)) {
        run.spend(1);
        yield found;
      }
    }
  }
}

/** The nodes that a query inside a filter selects, with repetitions: filters may count them. */
function allNodes(query: JSONPathQuery, value: Value, run: Run): JSONPathNode[] {
  let nodes = [new JSONPathNode(value, [], value)];
  for (const segment of query.segments) {
    const next: JSONPathNode[] = [];
    for (const node of nodes) {
      for (const found of selectedBy(segment, node, run)) {
        if (next.length >= MAX_HELD) throw new TooCostly();
        next.push(found);
      }
    }
    nodes = next;
  }
  return nodes;
}

/** The nodes that a query selects, each once: what is selected in two ways is still one place to change. */
function distinctNodes(query: JSONPathQuery, value: Value, run: Run): JSONPathNode[] {
  let nodes = [new JSONPathNode(value, [], value)];
  for (const segment of query.segments) {
    const next = new Map<string, JSONPathNode>();
    for (const node of nodes) {
      for (const found of selectedBy(segment, node, run)) {
        const key = JSON.stringify(found.location);
        if (!next.has(key)) next.set(key, found);
        if (next.size > MAX_HELD) throw new TooCostly();
      }
    }
    nodes = [...next.values()];
  }
  return nodes;
}

/** The queries inside the filters of a compiled query, which the library would run without counting. */
function innerQueries(compiled: JSONPathQuery): JSONPathQuery[] {
  const found: JSONPathQuery[] = [];
  const pending: unknown[] = [...compiled.segments];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (typeof part !== "object" || part === null) continue;
    if (part instanceof JSONPathEnvironment || part instanceof Token) continue;
    if (part instanceof JSONPathQuery) found.push(part);
    pending.push(...Object.values(part).filter((member) => member !== undefined));
  }
  return found;
}

/**
 * Compiles and runs an expression of RFC 9535. Gives the places of what it selects, in order and without repetition.
 * Throws what the library throws for a wrong expression, and {@link TooCostly} for one that would not come to an end
 * soon: the library itself follows each way to a value, and its patterns each way through a text.
 */
export function runQuery(data: Value, path: string, spend = countSteps()): readonly (readonly (string | number)[])[] {
  const environment = new JSONPathEnvironment();
  environment.functionRegister.set("match", patternFunction("whole", spend));
  environment.functionRegister.set("search", patternFunction("part", spend));
  const query = environment.compile(path);
  for (const inner of innerQueries(query)) {
    inner.query = (value) => new JSONPathNodeList(allNodes(inner, value, { spend, places: false }));
  }
  return distinctNodes(query, data, { spend, places: true }).map(({ location }) => location);
}
