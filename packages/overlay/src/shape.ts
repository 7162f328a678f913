import type { Report } from "@sdkwright/diagnostics";
import { escapeToken, type Json, type SourceDocument } from "@sdkwright/source";
import { overlayCatalogue } from "./catalogue.js";
import { isObject, type JsonObject } from "./draft.js";

/** An action whose shape is right. */
export interface Action {
  readonly index: number;
  readonly target: string;
  readonly update?: Json;
  readonly copy?: string;
  readonly remove: boolean;
}

type Kind = "string" | "boolean" | "any";
type Fields = { readonly [key: string]: { readonly kind: Kind; readonly required?: true } };

const INFO: Fields = {
  title: { kind: "string", required: true },
  version: { kind: "string", required: true },
  description: { kind: "string" },
};

const ACTION: Fields = {
  target: { kind: "string", required: true },
  description: { kind: "string" },
  update: { kind: "any" },
  remove: { kind: "boolean" },
};

const ACTION_1_1: Fields = { ...ACTION, copy: { kind: "string" } };

/** Collects what is wrong with an overlay's shape, each at its place. */
interface Checker {
  readonly overlay: SourceDocument;
  readonly report: Report;
  failed: boolean;
}

function wrong(checker: Checker, pointer: string, problem: string, at: "key" | "value" = "value"): void {
  checker.failed = true;
  const location = { document: checker.overlay.path, pointer, at };
  checker.report(overlayCatalogue.create("not-an-overlay", { problem }, { location }));
}

function checkFields(checker: Checker, value: JsonObject, fields: Fields, pointer: string): void {
  for (const [key, { kind, required }] of Object.entries(fields)) {
    const found = value[key];
    if (found === undefined) {
      if (required) wrong(checker, pointer, `\`${key}\` is missing`);
    } else if (kind !== "any" && typeof found !== kind) {
      wrong(checker, `${pointer}/${key}`, `\`${key}\` must be a ${kind === "string" ? "text" : "true or false"}`);
    }
  }
  unknownKeys(checker, value, Object.keys(fields), pointer);
}

function unknownKeys(checker: Checker, value: JsonObject, known: readonly string[], pointer: string): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key) || key.startsWith("x-")) continue;
    const step = escapeToken(key);
    wrong(checker, `${pointer}/${step}`, `\`${key}\` is unknown here (known: ${known.join(", ")})`, "key");
  }
}

/** Minor version of the overlay; undefined where its version cannot be read. */
function minorVersion(checker: Checker, root: JsonObject): number | undefined {
  const { overlay: version } = root;
  if (version === undefined) {
    wrong(checker, "", "`overlay`, its version, is missing");
    return undefined;
  }
  const found = typeof version === "string" ? /^1\.(\d+)\.\d+(?:-.+)?$/.exec(version) : null;
  const context = { location: { document: checker.overlay.path, pointer: "/overlay" } };
  if (!found) {
    checker.failed = true;
    checker.report(overlayCatalogue.create("unknown-version", { version: JSON.stringify(version) }, context));
    return undefined;
  }
  const minor = Number(found[1]);
  if (minor > 1) checker.report(overlayCatalogue.create("newer-version", { version: String(version) }, context));
  return minor;
}

function checkActions(checker: Checker, actions: Json | undefined, fields: Fields): void {
  if (actions === undefined) wrong(checker, "", "`actions` is missing");
  else if (!Array.isArray(actions)) wrong(checker, "/actions", "`actions` must be a list");
  else if (actions.length === 0) wrong(checker, "/actions", "`actions` is empty");
  if (!Array.isArray(actions)) return;
  const seen = new Map<string, number>();
  for (const [index, action] of actions.entries()) {
    const pointer = `/actions/${index}`;
    if (!isObject(action)) {
      wrong(checker, pointer, "an action must be a mapping");
      continue;
    }
    checkFields(checker, action, fields, pointer);
    const written = JSON.stringify(action);
    const earlier = seen.get(written);
    if (earlier !== undefined) wrong(checker, pointer, `the action repeats action ${earlier + 1} word for word`);
    seen.set(written, index);
  }
}

function actionOf(value: JsonObject, index: number): Action {
  const { target, update, copy, remove } = value;
  return {
    index,
    target: target as string,
    remove: remove === true,
    ...(update !== undefined && { update }),
    ...(typeof copy === "string" && { copy }),
  };
}

/** The actions of an overlay and its `extends`. Undefined where its shape is wrong: every fault has been reported. */
export function readOverlay(
  overlay: SourceDocument,
  report: Report,
): { readonly extends?: string; readonly actions: readonly Action[] } | undefined {
  const checker: Checker = { overlay, report, failed: false };
  const root = overlay.data;
  if (!isObject(root)) {
    if (root !== null) wrong(checker, "", "it must be a mapping");
    return undefined;
  }
  const minor = minorVersion(checker, root);
  if (root.info === undefined) wrong(checker, "", "`info` is missing");
  else if (isObject(root.info)) checkFields(checker, root.info, INFO, "/info");
  else wrong(checker, "/info", "`info` must be a mapping");
  const from = root.extends;
  if (from !== undefined && typeof from !== "string") wrong(checker, "/extends", "`extends` must be a text");
  checkActions(checker, root.actions, minor === 0 ? ACTION : ACTION_1_1);
  unknownKeys(checker, root, ["overlay", "info", "extends", "actions"], "");
  if (checker.failed) return undefined;
  const actions = (root.actions as JsonObject[]).map(actionOf);
  return { actions, ...(typeof from === "string" && { extends: from }) };
}
