import type { Json } from "@sdkwright/source";
import { commentOf } from "../comments.js";
import { quoted } from "../definition.js";
import { drop } from "../findings.js";
import { child, type Foreign, isMapping, items, settleKeys, textAt } from "../foreign.js";
import type { StainlessState } from "./state.js";

/** Carries transformations of the definition that an overlay can make. */
export function readTransforms(given: Foreign | undefined, state: StainlessState): void {
  for (const transform of items(given)) {
    const done = isMapping(transform.value) && carry(transform, transform.value, state);
    if (done) settleCarried(transform);
    else drop(transform, "an overlay has no such command, or its JSONPath is of another dialect", state.context.report);
  }
}

/** What was carried of a transformation: its value counts before its object, and only a removal has keys. */
function settleCarried(transform: Foreign): void {
  textAt(transform, "reason");
  settleKeys(transform, ["command"]);
  const args = child(transform, "args");
  const isRemoval = child(transform, "command")?.value === "remove";
  const value = args && child(args, "value") === undefined ? "object" : "value";
  settleKeys(args, ["target", isRemoval ? "keys" : value]);
}

function carry(
  transform: Foreign,
  { command, args, reason }: { readonly [key: string]: Json },
  state: StainlessState,
): boolean {
  if (!isMapping(args)) return false;
  const given = Array.isArray(args.target) ? args.target : [args.target];
  const targets = given.filter((one): one is string => typeof one === "string" && isStandard(one));
  if (targets.length === 0 || targets.length < given.length) return false;
  const comment = [...commentOf(transform), ...(typeof reason === "string" ? reason.trim().split("\n") : [])];
  const update = args.value ?? args.object;
  if (command === "remove") {
    const keys = args.keys === undefined ? undefined : textsOf(args.keys);
    // Without its keys, the command would remove all that contains them.
    if (args.keys !== undefined && keys === undefined) return false;
    for (const [index, target] of targets.entries()) {
      const first = index === 0 ? comment : [];
      const places = keys?.map((key) => `${target}[${quoted(key)}]`) ?? [target];
      for (const [nth, place] of places.entries()) {
        state.changes.add({ target: place, remove: true, comment: nth === 0 ? first : [] });
      }
    }
    return true;
  }
  if ((command !== "update" && command !== "merge" && command !== "append") || update === undefined) return false;
  for (const [index, target] of targets.entries()) {
    state.changes.add({ target, update, comment: index === 0 ? comment : [] });
  }
  return true;
}

/** The texts of a list; undefined for anything else. */
function textsOf(value: Json | undefined): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? (value as string[]) : undefined;
}

/** Whether a path is one of RFC 9535, which has no parents, no names of properties and no scripts. */
function isStandard(path: string): boolean {
  return path.startsWith("$") && !/[\^~]|@property|@parent|@path|\(@\.|match\(/.test(path);
}
