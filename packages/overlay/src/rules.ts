import type { Report } from "@sdkwright/diagnostics";
import { escapeToken, type Json, pointerTokens, type SourceDocument } from "@sdkwright/source";
import { overlayCatalogue } from "./catalogue.js";
import { closeDraft, type Draft, isObject, memberOf, memberSlot, openDraft, place, slotAt } from "./draft.js";
import { addConflict, type RuleConflict, reportConflicts } from "./rule-conflicts.js";
import { fits } from "./rule-pages.js";

/** Which operations a rule is about, as patterns in which `*` stands for any text; without one, any operation fits. */
export interface RuleMatch {
  readonly path: readonly string[];
  readonly method: readonly string[];
  readonly tag: readonly string[];
  readonly operationId: readonly string[];
}

/** What holds for all operations that a rule matches. */
export interface Rule {
  /** RFC 6901 pointer of the rule in the configuration. */
  readonly at: string;
  readonly match: RuleMatch;
  /** Keys of the rule, each with the extension that it stands for: `sdk-group-name`. */
  readonly says: readonly { readonly key: string; readonly extension: string }[];
}

export interface RulesOf {
  readonly rules: readonly Rule[];
  /** The configuration that has the rules. */
  readonly config: SourceDocument;
  readonly report: Report;
}

const METHODS: ReadonlySet<string> = new Set([
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
]);

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly item: Json;
  readonly value: Json;
}

function operationsOf(data: Json): Operation[] {
  const paths = memberOf(data, "paths");
  if (!isObject(paths)) return [];
  return Object.entries(paths).flatMap(([path, item]) =>
    isObject(item)
      ? Object.entries(item).flatMap(([method, value]) =>
          METHODS.has(method) && isObject(value) ? [{ path, method, item, value }] : [],
        )
      : [],
  );
}

/** `/v1/*` as an expression: `*` stands for any text, which it captures. Letter case counts for all but methods. */
function expressionOf(pattern: string, flags: string): RegExp {
  const parts = pattern.split(/\*+/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.*)")}$`, flags);
}

/** What `*` matched in the first pattern that fits one of the texts; undefined where none does. */
function captured(patterns: readonly string[], texts: readonly string[], flags = ""): readonly string[] | undefined {
  if (patterns.length === 0) return [];
  for (const pattern of patterns) {
    const expression = expressionOf(pattern, flags);
    for (const text of texts) {
      const found = expression.exec(text);
      if (found) return found.slice(1);
    }
  }
  return undefined;
}

/** What the wildcards of a rule matched, of paths first, then of ids and tags; undefined where it does not match. */
function matchOf({ match }: Rule, { path, method, value }: Operation): readonly string[] | undefined {
  const tags = memberOf(value, "tags");
  const texts = Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  const id = memberOf(value, "operationId");
  const all = [
    captured(match.path, [path]),
    captured(match.method, [method], "i"),
    captured(match.operationId, typeof id === "string" ? [id] : []),
    captured(match.tag, texts),
  ];
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

/** A value of a rule with `{1}`, `{2}`, ... filled by what the wildcards matched. */
function filled(value: Json, captures: readonly string[]): Json {
  if (typeof value === "string")
    return value.replace(/\{(\d)\}/g, (whole, index: string) => captures[Number(index) - 1] ?? whole);
  return Array.isArray(value) ? value.map((item) => filled(item, captures)) : value;
}

const says = (operation: Json, extension: string): boolean =>
  memberOf(operation, `x-gen-${extension}`) !== undefined || memberOf(operation, `x-fern-${extension}`) !== undefined;

function valueAt({ data }: SourceDocument, pointer: string): Json | undefined {
  return pointerTokens(pointer).reduce<Json | undefined>((value, token) => memberOf(value, token), data);
}

/** What an operation has from a rule: by operation and extension. */
type Placed = Map<string, { readonly pointer: string; readonly text: string }>;

interface Application {
  readonly draft: Draft;
  readonly config: SourceDocument;
  readonly placed: Placed;
  readonly conflicts: Map<string, RuleConflict>;
}

/** Puts what a rule says into an operation that does not say it; whether it had a use there. */
function applyRule(application: Application, operation: Operation, rule: Rule): boolean {
  const { draft, config, placed, conflicts } = application;
  const captures = matchOf(rule, operation);
  const slot = captures && slotAt(draft, ["paths", operation.path, operation.method]);
  if (!captures || !slot) return false;
  let isUsed = false;
  for (const { key, extension } of rule.says) {
    const pointer = `${rule.at}/${escapeToken(key)}`;
    const value = valueAt(config, pointer);
    if (value === undefined) continue;
    if (extension === "pagination" && !fits(value, { document: draft.base.data, ...operation })) continue;
    isUsed = true;
    const said = extension === "pagination" ? value : filled(value, captures);
    const text = JSON.stringify(said);
    const id = `${operation.method} ${operation.path} ${extension}`;
    const earlier = placed.get(id);
    if (earlier !== undefined && earlier.text !== text)
      addConflict(conflicts, { key, operation, first: earlier.pointer, second: pointer });
    if (says(slot.get(), extension)) continue;
    placed.set(id, { pointer, text });
    place(memberSlot(slot, `x-gen-${extension}`), said, { document: config, tokens: pointerTokens(pointer) });
  }
  return isUsed;
}

/**
 * An OpenAPI definition in which each operation says what the rules that match it say, as extensions that are located in
 * the configuration. What an operation says itself counts; of several rules, the first. Rules without a use, and rules that
 * say different things of one operation, are reported.
 */
export function applyRules(document: SourceDocument, { rules, config, report }: RulesOf): SourceDocument {
  const draft = openDraft(document);
  const operations = operationsOf(document.data);
  const application: Application = { draft, config, placed: new Map(), conflicts: new Map() };
  for (const rule of rules) {
    const uses = operations.filter((operation) => applyRule(application, operation, rule));
    if (uses.length > 0) continue;
    const isMatched = operations.some((operation) => matchOf(rule, operation));
    const location = { document: config.path, pointer: rule.at };
    report(overlayCatalogue.create(isMatched ? "rule-does-not-fit" : "rule-matches-nothing", {}, { location }));
  }
  reportConflicts(application.conflicts, { rules, config, report });
  return closeDraft(draft);
}
