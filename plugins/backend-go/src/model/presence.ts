import type { ObjectDecl, Property } from "@sdkwright/plugin-api";
import type { Model } from "./model.js";

/**
 * Whether a property is always there in a type that stands for more than one direction: what only requests carry is
 * not read, and what only responses carry is not asked for.
 */
export function isRequired(model: Model, decl: ObjectDecl, { required, access }: Property): boolean {
  if (!required || access === undefined) return required;
  return access === "write" ? !model.read.has(decl.id) : !model.sent.has(decl.id);
}
