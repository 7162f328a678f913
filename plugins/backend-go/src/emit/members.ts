import type { ResourceDecl } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";

/** The name, or one with `_` behind it that no member of the client has. */
export function freeMember({ target }: Emission, decl: ResourceDecl, wanted: string): string {
  const { names } = target;
  const taken = new Set([...decl.children.map(names.resource), ...decl.operations.map(names.method)]);
  let name = wanted;
  while (taken.has(name)) name += "_";
  return name;
}
