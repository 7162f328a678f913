import type { ErrorId, HttpOperation, Result, ResultCase, Type } from "@sdkwright/plugin-api";
import { statusText } from "@sdkwright/plugin-api";
import { isEqual } from "../equal.js";
import { typeText } from "../type-text.js";
import type { SdkView } from "../view.js";
import { note, noteName, noteType, type TypeKinds, type Walk } from "../walk.js";
import type { OperationPair } from "./pair.js";

const RESULT: TypeKinds = { wider: "result-widened", narrower: "result-narrowed", other: "result-changed" };

/** Compares what methods give and throw. */
export function compareResults(walk: Walk, pair: OperationPair): void {
  const { methods, subject, places } = pair;
  const [old, now] = [methods.old.result, methods.now.result];
  const context = { ...places, direction: "received" as const };
  const [form, next] = [formOf(old), formOf(now)];
  if (form !== next) {
    const kind =
      old.kind === "nothing" ? "result-added" : now.kind === "nothing" ? "result-removed" : "result-form-changed";
    noteName(walk, kind, subject, { old: form, now: next }, context);
  } else {
    compareTypes(walk, pair, old, now);
    if (isMissable(now) && !isMissable(old)) note(walk, "result-may-be-missing", subject, context);
    if (isMissable(old) && !isMissable(now)) note(walk, "result-always-there", subject, context);
    if (old.kind === "page" && now.kind === "page" && !isEqual(old.plan, now.plan)) {
      note(walk, "pagination-changed", subject, {
        ...context,
        detail: old.plan.kind === now.plan.kind ? "" : `was ${old.plan.kind}, is ${now.plan.kind}`,
      });
    }
    if (old.kind === "stream" && !isEqual(methods.old.call.reads, methods.now.call.reads)) {
      note(walk, "stream-protocol-changed", subject, context);
    }
  }
  compareErrors(walk, pair);
}

/** What is used in the same way. */
function formOf(result: Result): string {
  switch (result.kind) {
    case "value":
    case "choice":
      return "value";
    case "file":
      return result.buffered ? "bytes" : "file";
    case "nothing":
    case "page":
    case "stream":
    case "socket":
      return result.kind;
    default:
      return result satisfies never;
  }
}

const isMissable = (result: Result): boolean => (result.kind === "value" || result.kind === "choice") && result.empty;

function compareTypes(walk: Walk, { subject, places }: OperationPair, old: Result, now: Result): void {
  const context = { ...places, direction: "received" as const };
  if (old.kind === "page" && now.kind === "page") {
    noteType(walk, RESULT, `items of ${subject}`, { old: old.item, now: now.item }, context);
    noteType(walk, RESULT, subject, { old: old.page, now: now.page }, context);
  }
  if (old.kind === "stream" && now.kind === "stream")
    noteType(walk, RESULT, subject, { old: old.item, now: now.item }, context);
  if (old.kind === "value" && now.kind === "value")
    noteType(walk, RESULT, subject, { old: old.type, now: now.type }, context);
  if (old.kind !== "choice" && now.kind !== "choice") return;
  const [before, after] = [casesOf(old), casesOf(now)];
  const fits = (type: Type, all: readonly ResultCase[], turned: boolean): boolean =>
    all.some((one) => walk.relations.wire(turned ? one.type : type, turned ? type : one.type) === "same");
  const isGone = before.some(({ type }) => !fits(type, after, false));
  const isNew = after.some(({ type }) => !fits(type, before, true));
  const detail = `was \`${casesText(walk.old, before)}\`, is \`${casesText(walk.now, after)}\``;
  if (isGone && isNew) note(walk, "result-changed", subject, { ...context, detail });
  else if (isGone) note(walk, "result-narrowed", subject, { ...context, detail });
  else if (isNew || before.length !== after.length) note(walk, "result-widened", subject, { ...context, detail });
}

const casesText = ({ sdk }: SdkView, cases: readonly ResultCase[]): string =>
  cases.map(({ type }) => typeText(sdk.api, type)).join(" | ");

function casesOf(result: Result): readonly ResultCase[] {
  if (result.kind === "choice") return result.cases;
  return result.kind === "value" ? [{ statuses: [], type: result.type }] : [];
}

function compareErrors(walk: Walk, { old, now, subject, places }: OperationPair): void {
  const keysOf = ({ errors }: HttpOperation): Map<string, ErrorId> =>
    new Map(errors.map(({ status, error }) => [statusText(status), error]));
  const [before, after] = [keysOf(old), keysOf(now)];
  for (const status of before.keys())
    if (!after.has(status)) note(walk, "error-not-thrown", subject, { ...places, detail: status });
  for (const status of after.keys())
    if (!before.has(status)) note(walk, "error-thrown", subject, { ...places, detail: status });
}
