import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, mergeTag, SCALAR_STYLE, YAMLException } from "js-yaml";
import type { Json } from "./document.js";
import { checkAliases, findDuplicates, type YamlProblem } from "./yaml-checks.js";
import { parseYamlEvents, type YamlEvents } from "./yaml-events.js";
import { reworded, syntaxProblems } from "./yaml-syntax.js";

/** YAML 1.2 core schema, with the merge keys of YAML 1.1 that definitions in the wild rely on. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

export interface YamlResult {
  /** Undefined if the text could not be read or does not contain a document. */
  readonly data: Json | undefined;
  readonly problems: readonly YamlProblem[];
}

function problemOf(error: unknown, text: string): YamlProblem {
  if (error instanceof RangeError) return { kind: "depth", offset: 0 };
  if (!(error instanceof YAMLException)) throw error;
  const reported = Math.min(error.mark?.position ?? 0, text.length);
  const offset = text[reported - 1] === "*" ? reported - 1 : reported;
  if (error.reason.startsWith("nesting exceeded")) return { kind: "depth", offset };
  return { kind: "syntax", offset, problem: reworded(error.reason) };
}

/** Offset of the second document's content, or undefined. */
function secondDocument(events: readonly Event[], text: string): number | undefined {
  const starts = events.flatMap((event, index) => (event.type === EVENT_ID.DOCUMENT ? [index] : []));
  const second = starts[1];
  if (second === undefined) return undefined;
  for (const event of events.slice(second)) {
    if (event.type === EVENT_ID.SCALAR && event.valueStart >= 0) return event.valueStart;
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) return event.start;
  }
  return text.length;
}

/**
 * Makes plain keys strings as they are written: JSON has no other keys, and `1.10` must not become `1.1`. A key that
 * carries an anchor or a tag is left alone, as is the merge key.
 */
function keepKeys(events: readonly Event[], text: string): void {
  const expectsKey: (boolean | null)[] = [];
  for (const event of events) {
    const top = expectsKey.length - 1;
    if (event.type === EVENT_ID.POP) {
      expectsKey.pop();
      continue;
    }
    const isKey = expectsKey[top] === true;
    if (typeof expectsKey[top] === "boolean") expectsKey[top] = !isKey;
    if (event.type === EVENT_ID.SCALAR) {
      const bare = event.style === SCALAR_STYLE.PLAIN && event.tagStart < 0 && event.anchorStart < 0;
      if (isKey && bare && event.fast && text.slice(event.valueStart, event.valueEnd) !== "<<") {
        event.style = SCALAR_STYLE.SINGLE_QUOTED;
      }
    } else if (event.type !== EVENT_ID.ALIAS) {
      expectsKey.push(event.type === EVENT_ID.MAPPING ? true : null);
    }
  }
}

/** A text that could not be read: all that is wrong with its syntax, or the one thing beyond it. */
function unreadable(error: unknown, text: string): YamlResult {
  const problem = problemOf(error, text);
  return { data: undefined, problems: problem.kind === "syntax" ? syntaxProblems(text, problem) : [problem] };
}

function construct(events: Event[], text: string): YamlResult {
  const options = { source: text, schema: SCHEMA, maxTotalMergeKeys: 1_000_000 };
  try {
    return { data: constructFromEvents(events, options)[0] as Json, problems: [] };
  } catch (error) {
    const problem = problemOf(error, text);
    if (problem.kind !== "syntax" || problem.problem !== "duplicated mapping key") return unreadable(error, text);
  }
  try {
    const data = constructFromEvents(events, { ...options, json: true })[0] as Json;
    const problems = findDuplicates(events, text).map((found) => ({ kind: "duplicate", ...found }) as const);
    return { data, problems };
  } catch (error) {
    return unreadable(error, text);
  }
}

/**
 * Reads one YAML 1.2 document as JSON values: `no`, `on` and dates stay strings, `012` is decimal, merge keys work, of
 * duplicate keys the last counts. `maxDepth` bounds the nesting.
 */
export function readYaml(text: string, maxDepth: number): YamlResult {
  try {
    const parsed = parseYamlEvents(text, maxDepth);
    const { data, problems } = readEvents(parsed, maxDepth);
    return {
      data,
      problems: [...problems, ...parsed.closings.map((offset) => ({ kind: "closing", offset }) as const)],
    };
  } catch (error) {
    return unreadable(error, text);
  }
}

function readEvents({ events, text }: YamlEvents, maxDepth: number): YamlResult {
  if (events.length === 0) return { data: undefined, problems: [] };
  const second = secondDocument(events, text);
  if (second !== undefined) return { data: undefined, problems: [{ kind: "documents", offset: second }] };
  const aliases = checkAliases(events, text, maxDepth);
  if (aliases) return { data: undefined, problems: [aliases] };
  keepKeys(events, text);
  return construct(events, text);
}
