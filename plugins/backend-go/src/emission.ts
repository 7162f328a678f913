import type { Dialect, NameTable, Part, TargetContext, TypeId } from "@sdkwright/plugin-api";
import { dialectOf } from "./dialect.js";
import { withAdditions } from "./model/additions.js";
import { type Model, modelOf } from "./model/model.js";
import { modulePath, packageName } from "./module.js";
import { own as qualified, type TypeContext } from "./types.js";

/** What emitting code needs besides the declaration at hand. */
export interface Emission {
  /** Its API and its names are those of Go: see {@link withAdditions}. */
  readonly target: Omit<TargetContext, "plan">;
  readonly model: Model;
  readonly types: TypeContext;
  /** Import path of the module. */
  readonly module: string;
  /** A name of the runtime's package `core`, qualified. */
  core(name: string): Part;
  /** A name of the package `option`, qualified. */
  option(name: string): Part;
}

const emissions = new WeakMap<NameTable, Emission>();

/** The emission of a target: made once, from nothing but the target. */
export function emissionOf(target: Omit<TargetContext, "plan">): Emission {
  const known = emissions.get(target.names);
  if (known) return known;
  const own = withAdditions(target);
  const module = modulePath(own);
  const core = (name: string): Part => qualified(`${module}/core`, name);
  const model = modelOf(own);
  const types: TypeContext = {
    api: own.api,
    nameOf: (id: TypeId) => own.names.type(id),
    tuple: (shape) => model.tuple(shape),
    runtime: core,
  };
  const made: Emission = {
    target: own,
    model,
    types,
    module,
    core,
    option: (name) => qualified(`${module}/option`, name),
  };
  for (const { names } of [target, own]) emissions.set(names, made);
  return made;
}

/** The dialect of an SDK's files: what is in a folder belongs to the package of that name. */
export function dialectFor({ target }: Pick<Emission, "target">): Dialect {
  const root = packageName(target);
  return dialectOf((path) => (path.includes("/") ? (path.split("/").at(-2) ?? root) : root));
}
