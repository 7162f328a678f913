import { listed } from "@sdkwright/diagnostics";
import { createAliases } from "./aliases.js";
import type { Changes } from "./changes.js";
import { type Definition, type Operation, operationTarget } from "./definition.js";
import { callersSee } from "./findings.js";
import type { Foreign } from "./foreign.js";
import type { ReadContext } from "./migration.js";
import { sameName, wordsOf } from "./words.js";

/** Settings of tools that call methods by whole operationIds in groups by tag, and infer no pages. */
export const BY_OPERATION_ID = {
  "method-names": "operation-id",
  "group-by": "tag",
  "infer-pagination": false,
} as const;

/**
 * Keeps the whole operationId as the name of a method where its first words are those of the tag: the setting
 * `method-names: operation-id` leaves them out.
 */
export function keepWholeIds(definition: Definition, changes: Changes): void {
  for (const operation of definition.operations) {
    const { operationId, tags } = operation.value;
    if (typeof operationId !== "string" || !Array.isArray(tags)) continue;
    if (operation.value["x-speakeasy-name-override"] !== undefined) continue;
    const tag = wordsOf(String(tags[0])).map((word) => word.toLowerCase());
    const id = wordsOf(operationId).map((word) => word.toLowerCase());
    const isPrefix = tag.length < id.length && tag.every((word, index) => word === id[index]);
    if (isPrefix) changes.update(operationTarget(operation), { "x-gen-sdk-method-name": operationId });
  }
}

/**
 * Keeps the methods of operations with several tags: the other generators repeat them in the group of each tag. An
 * extension that names the group counts instead.
 */
export function nameByTags({ operations }: Pick<Definition, "operations">, changes: Changes): void {
  const aliases = createAliases(changes);
  for (const operation of operations) {
    const { tags } = operation.value;
    if (!Array.isArray(tags) || operation.value["x-speakeasy-group"] !== undefined) continue;
    const names = tags.filter((tag): tag is string => typeof tag === "string");
    const further = names.filter((tag, index) => names.findIndex((other) => sameName(other, tag)) === index).slice(1);
    for (const tag of further) aliases.add(operation, { group: [tag] });
  }
}

function nameOf({ method, path, value }: Operation): string {
  const given = value["x-speakeasy-name-override"] ?? value.operationId;
  return typeof given === "string" ? given : `${method} ${path}`;
}

/** Whether an operation responds with a value or a stream of events, whichever is asked for. */
export function givesBoth({ value }: Operation, resolve: Definition["resolve"]): boolean {
  const successes = Object.entries(resolve(value.responses)).filter(([status]) => /^2/.test(status));
  const types = successes.flatMap(([, response]) => Object.keys(resolve(resolve(response).content)));
  return types.includes("text/event-stream") && types.some((type) => /[/+]json\b/i.test(type));
}

/** Names the methods that stream: one method of the other generator gives either a value or a stream. */
export function tellOfStreams(place: Foreign, { operations, resolve }: Definition, { report }: ReadContext): void {
  const streaming = operations.filter((operation) => givesBoth(operation, resolve));
  if (streaming.length === 0) return;
  const names = listed(streaming.map((operation) => `\`${nameOf(operation)}\``));
  callersSee(
    place,
    `calls of ${names} give values alone; streams have methods of their own, with \`Stream\` behind the name.`,
    report,
  );
}
