import { runtimeHelpers } from "@sdkwright/docs-kit";
import type { Dialect, OperationId, Part, PlannedFile, TargetContext } from "@sdkwright/plugin-api";
import { dialectOf } from "./dialect.js";
import type { Options } from "./options.js";
import { modulePath, packageName } from "./package.js";
import { sharedParams } from "./params.js";
import { namesOf, type TypeContext } from "./types.js";

/** The state of a run: what emitting code needs besides the node at hand. */
export interface Context extends TargetContext<Options> {
  readonly files: readonly PlannedFile[];
  readonly types: TypeContext;
  /** For each operation, the one whose struct of arguments it uses. */
  readonly params: ReadonlyMap<OperationId, OperationId>;
  /** Optional parts of the runtime that the SDK has. */
  readonly helpers: ReadonlySet<string>;
  /** Import path of the module. */
  readonly module: string;
  /** Name of the root package. */
  readonly packageName: string;
  /** Types as other packages see them: those of users, and of tests. */
  readonly outer: TypeContext;
  /** A name of the root package, qualified. */
  root(name: string): Part;
  /** A name of the runtime's package `core`, qualified. */
  core(name: string): Part;
  /** A name of the package `option`, qualified. */
  option(name: string): Part;
  /** A name of the package `webhook`, qualified. */
  webhook(name: string): Part;
}

/** Everything that emitting one SDK needs, made from nothing but the target and its files. */
export function contextOf(target: TargetContext<Options>, files: readonly PlannedFile[]): Context {
  const { sdk, names } = target;
  const module = modulePath(target);
  const root = namesOf(module, packageName(target));
  const core = namesOf(`${module}/core`);
  const typesBy = (qualified: (name: string) => Part): TypeContext => ({
    sdk,
    nameOf: (id) => qualified(names.type(id)),
    tuple: (shape) => qualified(names.companion("tupleType", shape)),
    runtime: core,
  });
  return {
    ...target,
    files,
    types: typesBy((name) => name),
    outer: typesBy(root),
    params: sharedParams(target),
    helpers: runtimeHelpers(target),
    module,
    packageName: packageName(target),
    root,
    core,
    option: namesOf(`${module}/option`),
    webhook: namesOf(`${module}/webhook`),
  };
}

/** The dialect of an SDK's files: what is in a folder belongs to the package of that name. */
export function dialectFor({ packageName: root }: Pick<Context, "packageName">): Dialect {
  return dialectOf((path) => (path.includes("/") ? (path.split("/").at(-2) ?? root) : root));
}
