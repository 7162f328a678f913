import { elements, isObject, type Node, reportType } from "@sdkwright/json-schema";
import { type HttpOperation, makeName, type Name, type ResourceTree } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { checkKeys, extensionAt, memberAt, memberText, textOf } from "./read.js";
import { streamName } from "./streaming.js";

const KEYS = ["group-name", "method-name"];

/** A call with the operation that it is of. */
export interface AliasedCall {
  readonly node: Node;
  /** Of two calls, whether this is the one that streams. */
  readonly streams: boolean | undefined;
  /** The call under its own name. */
  readonly operation: HttpOperation;
}

/**
 * The same call under the further names of `x-gen-sdk-aliases`, each a group, a name, or both. Types that stand in the
 * operation are there once, named after its own name.
 */
export function aliasesOf(context: Context, call: AliasedCall, tree: ResourceTree): readonly HttpOperation[] {
  const list = extensionAt(call.node, "sdk-aliases");
  if (!list) return [];
  if (!Array.isArray(list.value)) {
    if (!call.streams) reportType(context, list, "a list of objects");
    return [];
  }
  return elements(list).flatMap((alias, index): HttpOperation[] => {
    const given = readAlias(context, alias, call.streams === true);
    if (given === undefined) return [];
    const { requestName: _, ...operation } = call.operation;
    const { origin } = operation;
    const resource = given.group === undefined ? operation.resource : tree.at(given.group, origin);
    const name = given.name === undefined ? operation.name : nameFor(call, given.name);
    return [{ ...operation, id: `${operation.id}/alias/${index}`, resource, name }];
  });
}

function nameFor({ streams }: AliasedCall, name: string): Name {
  const own = makeName(name, { explicit: true });
  return streams === true ? streamName(own) : own;
}

interface Alias {
  readonly group: readonly Name[] | undefined;
  readonly name: string | undefined;
}

/** Of two calls of an operation, the second repeats no finding. */
function readAlias(context: Context, alias: Node, isSecond: boolean): Alias | undefined {
  const own = isSecond ? { ...context, report: () => {} } : context;
  const [group, name] = [memberAt(alias, "group-name"), memberText(own, alias, "method-name")];
  if (!isObject(alias.value) || (group === undefined && name === undefined)) {
    reportType(own, alias, "an object with `group-name`, `method-name`, or both");
    return undefined;
  }
  checkKeys(own, alias, KEYS);
  return { group: group && groupOf(own, group), name };
}

function groupOf(context: Context, node: Node): readonly Name[] {
  const texts = Array.isArray(node.value) ? elements(node) : [node];
  return texts.flatMap((one) => {
    const text = textOf(context, one);
    return text === undefined ? [] : [makeName(text, { explicit: true })];
  });
}
