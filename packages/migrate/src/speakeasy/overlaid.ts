import { type Operation, operationTarget } from "../definition.js";
import { isMapping } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Action } from "../migration.js";

const GROUP = "x-speakeasy-group";

/** A JSONPath with dots for brackets: `$['paths']` is `$.paths`. */
function plainTarget(target: string): string {
  return target.replace(/\[(["'])(.*?)\1\]/g, ".$2");
}

/** Whether an action decides in which groups several operations are, which its target does not name. */
export function groupsMany({ target, update }: Action): boolean {
  const isOfMany = /[*?]|\.\./.test(target.replace(/\[(["']).*?\1\]/g, ""));
  if (!isOfMany) return false;
  return /["'.]tags\b|\.tags$/.test(target) || /"(?:x-speakeasy-group|tags)":/.test(JSON.stringify(update ?? null));
}

/** What an update of a path or an operation says of an operation; undefined for an action about anything else. */
function partFor({ target, update }: Action, { path, method }: Operation): JsonObject | undefined {
  const plain = plainTarget(target);
  const place = plainTarget(operationTarget({ path, method }));
  if (plain === `${place}.tags`) return { tags: Array.isArray(update) ? update : [update ?? null] };
  if (!isMapping(update)) return undefined;
  if (plain === place) return update as JsonObject;
  const inner = plain === place.slice(0, -method.length - 1) ? update[method] : undefined;
  return isMapping(inner) ? (inner as JsonObject) : undefined;
}

/** An operation as overlays leave its tags and its group; undefined where they remove it. */
export function overlaid(operation: Operation, actions: readonly Action[]): Operation | undefined {
  const place = plainTarget(operationTarget(operation));
  const value: JsonObject = { ...operation.value };
  for (const action of actions) {
    const plain = plainTarget(action.target);
    if (action.remove === true) {
      if (place === plain || place.startsWith(`${plain}.`)) return undefined;
      if (plain === `${place}.tags`) delete value.tags;
      continue;
    }
    const part = partFor(action, operation);
    // Lists of overlays add to those of the definition.
    if (Array.isArray(part?.tags)) value.tags = [...(Array.isArray(value.tags) ? value.tags : []), ...part.tags];
    if (part?.[GROUP] !== undefined) value[GROUP] = part[GROUP];
  }
  return { ...operation, value };
}
