import { runtimeHelpers } from "@sdkwright/docs-kit";
import type { NameTable, Part, PlannedFile, Sdk, Sym, TargetContext, TypeId } from "@sdkwright/plugin-api";
import { oncePerText, resolveType } from "@sdkwright/plugin-api";
import { type Bases, basesIn } from "./bases.js";
import { builtin, typing } from "./dialect.js";
import type { Options } from "./options.js";
import { brandOf, moduleName } from "./package.js";
import { type Layout, layoutOf, pathsOf } from "./plan.js";
import { runtimeSymbol } from "./runtime.js";
import { holdsObject } from "./shapes.js";
import { subscript, type TypeContext } from "./types.js";

/** The input of the backend from the compiler. */
export type Target = TargetContext<Options>;

/** The state of a run: what emitting code needs beside the node at hand. */
export interface Context {
  readonly target: Target;
  readonly sdk: Sdk;
  readonly names: NameTable;
  readonly layout: Layout;
  /** Module that users import, such as `acme`. */
  readonly module: string;
  /** Name of the API in class names, such as `Acme`. */
  readonly brand: string;
  /** Class of the root client. */
  readonly client: string;
  /** Optional parts of the runtime that the SDK has. */
  readonly helpers: ReadonlySet<string>;
  /** The library that sends requests. */
  readonly http: string;
  /** Types as the signatures of methods have them. */
  readonly results: TypeContext;
  /** The same, of what callers pass. */
  readonly arguments: TypeContext;
  /** Types as fields of models have them: modules of types find each other when they are first needed. */
  readonly fields: TypeContext;
  /** A name of the runtime. */
  runtime(name: string): Sym;
  /** A module of the package, such as `types`. */
  submodule(name: string): Sym;
  /** The base classes of an object's class. */
  bases(id: TypeId): Bases;
}

/** Name under which a module of types knows the others: no field can have it, since it begins with an underscore. */
export const TYPES = "_types";

/** The state of a run, made from nothing but the target and its files. */
export function contextOf(target: Target, files: readonly PlannedFile[]): Context {
  const { sdk, names, options } = target;
  const module = moduleName(target);
  const paths = pathsOf(module);
  const runtime = oncePerText((name) => runtimeSymbol(paths.root, name));
  const submodule = oncePerText((name): Sym => ({ part: "sym", name, module: paths.entry }));
  const typesOf = (owner: Sym, list: Sym, mapping: Sym): TypeContext => ({
    // An alias of null cannot be used with `|` at run time, so None is written.
    ref: (id: TypeId): Part =>
      resolveType(sdk.api, { kind: "ref", id }).kind === "null" ? "None" : [owner, ".", names.type(id)],
    runtime,
    list,
    mapping,
  });
  const types = submodule("types");
  const anyMapping = subscript(typing("Mapping"), [builtin("str"), typing("Any")]);
  const results = typesOf(types, typing("List"), builtin("dict"));
  const argumentTypes = typesOf(types, typing("Sequence"), typing("Mapping"));
  return {
    target,
    sdk,
    names,
    layout: layoutOf(files, paths),
    module,
    brand: brandOf(sdk.api, options),
    client: names.client(sdk.api.root),
    helpers: runtimeHelpers(target),
    http: options["http-library"],
    // Many clients have a method `list`, which hides the type of this name.
    results,
    // Users write dictionaries for objects.
    arguments: { ...argumentTypes, object: (id) => (holdsObject(sdk, id) ? [anyMapping] : []) },
    fields: typesOf({ ...types, as: TYPES }, builtin("list"), builtin("dict")),
    runtime,
    submodule,
    bases: basesIn(sdk),
  };
}
