import { child, isObject, lacksCounterpart, locationOf, members, type Node } from "@sdkwright/json-schema";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";

/** Extensions that other generators read. A document without them is not searched. */
const FOREIGN = /x-(?:speakeasy|stainless|ms)-|x-enum/;

/** Below these keys stand values of the API, and no part of the definition. */
const VALUES: ReadonlySet<string> = new Set(["example", "examples", "default", "const", "enum"]);

/** Extensions that hold parts of a definition. */
const READ_INSIDE: ReadonlySet<string> = new Set(["x-speakeasy-globals"]);

interface Uses {
  readonly first: Node;
  count: number;
}

/** Says once for a document which extensions of other generators have no counterpart. */
export function noteForeign(context: Context): void {
  const { root } = context.written;
  if (!FOREIGN.test(root.document.source.text)) return;
  const found = new Map<string, Uses>();
  collect(root, found);
  const [first] = found.values();
  if (!first) return;
  const keys = [...found].map(([key, { count }]) => (count === 1 ? `\`${key}\`` : `\`${key}\` (${count} times)`));
  const location = locationOf(first.first, "key");
  context.report(openapiCatalogue.create("foreign-extensions", { keys: keys.join(", ") }, { location }));
}

function collect(node: Node, found: Map<string, Uses>): void {
  const { value } = node;
  if (Array.isArray(value)) {
    for (const index of value.keys()) collect(child(node, String(index))!, found);
    return;
  }
  if (!isObject(value)) return;
  for (const member of members(node)) {
    if (lacksCounterpart(member.token, value)) {
      const uses = found.get(member.token);
      if (uses) uses.count++;
      else found.set(member.token, { first: member, count: 1 });
    } else if ((!member.token.startsWith("x-") || READ_INSIDE.has(member.token)) && !VALUES.has(member.token))
      collect(member, found);
  }
}
