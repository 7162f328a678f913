import type { Api, ObjectDecl } from "@sdkwright/plugin-api";
import { propertyNamesOf } from "@sdkwright/plugin-api";

/** An object that is only a map: undeclared keys, and no property of its own or inherited. */
export function isMapObject(api: Pick<Api, "types">, decl: ObjectDecl): boolean {
  return decl.additional !== null && propertyNamesOf(api, decl).size === 0;
}
