import type { Changes } from "./changes.js";
import { type Definition, operationTarget } from "./definition.js";
import { wordsOf } from "./words.js";

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
