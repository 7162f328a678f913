import type { NameTable, Sym, TargetContext, TypeId } from "@sdkwright/plugin-api";
import { typeUse, withRequests } from "@sdkwright/plugin-api";
import { type Model, modelOf } from "./model/model.js";
import { integerForm } from "./options.js";
import { runtimeType } from "./runtime.js";
import type { TypeContext } from "./types.js";

/** What emitting code needs besides the declaration at hand. */
export interface Emission {
  /** Its API has remote calls as the requests that carry them. */
  readonly target: Omit<TargetContext, "plan">;
  readonly model: Model;
  /** For members of interfaces. */
  readonly types: TypeContext;
  /** For the right-hand side of type aliases. */
  readonly aliases: TypeContext;
}

const emissions = new WeakMap<NameTable, Emission>();

/** The emission of a target: made once, from nothing but the target. */
export function emissionOf(target: Omit<TargetContext, "plan">): Emission {
  const known = emissions.get(target.names);
  if (known) return known;
  const own = { ...target, api: withRequests(target.api) };
  const model = modelOf(own);
  const symbolOf = (id: TypeId): Sym => {
    const symbol = model.symbols.get(id);
    if (!symbol) throw new Error(`No file declares ${id}`);
    return symbol;
  };
  const types: TypeContext = {
    symbolOf,
    integer: integerForm(target.options),
    file: typeUse(runtimeType("FileInput")),
  };
  const made: Emission = { target: own, model, types, aliases: { ...types, expandMaps: true } };
  emissions.set(target.names, made);
  return made;
}
