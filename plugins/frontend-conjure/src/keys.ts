import { locationOf, members, type ObjectNode } from "@sdkwright/json-schema";
import { nearest } from "@sdkwright/plugin-api";
import { conjureCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** Reports the members of an object that are not in `allowed`. */
export function checkKeys(context: Context, node: ObjectNode, allowed: readonly string[]): void {
  for (const member of members(node)) {
    if (allowed.includes(member.token)) continue;
    const params = { key: member.token, nearest: nearest(member.token, allowed), allowed: allowed.join(", ") };
    context.report(conjureCatalogue.create("unknown-key", params, { location: locationOf(member, "key") }));
  }
}
