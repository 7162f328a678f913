import { runtimeHelpers } from "@sdkwright/docs-kit";
import type { PlannedFile, Sym, TargetContext } from "@sdkwright/plugin-api";
import { oncePerText } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { brandOf, moduleOf, packageName } from "./package.js";

/** The state of a run: what emitting code needs besides the node at hand. */
export interface Context extends TargetContext<Options> {
  readonly files: readonly PlannedFile[];
  /** The module of the SDK: `Acme`. */
  readonly module: string;
  /** The name of the package: `acme-swift`. */
  readonly package: string;
  /** The class of the root client. */
  readonly client: string;
  /** The API's name in the names of types. */
  readonly brand: string;
  /** Whether code is written for a test, which fails where a value is none. */
  readonly inTest?: boolean;
  /** Optional parts of the runtime that the SDK has. */
  readonly helpers: ReadonlySet<string>;
}

/** A type of Foundation, which a file imports that names it. */
export const foundation: (name: string) => Sym = oncePerText(
  (name): Sym => ({ part: "sym", name, module: "Foundation", external: true }),
);

/** Everything that emitting one SDK needs, made from nothing but the target and its files. */
export function contextOf(target: TargetContext<Options>, files: readonly PlannedFile[]): Context {
  return {
    ...target,
    files,
    module: moduleOf(target),
    package: packageName(target),
    client: target.names.client(target.api.root),
    brand: brandOf(target),
    helpers: runtimeHelpers(target),
  };
}
