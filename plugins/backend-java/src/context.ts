import { runtimeHelpers } from "@sdkwright/docs-kit";
import type { PlannedFile, Sym, TargetContext } from "@sdkwright/plugin-api";
import { oncePerText } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { exceptionBrand, packageName } from "./package.js";
import { classPath, type Packages, packagesOf } from "./plan.js";

/** The state of a run: what emitting code needs besides the node at hand. */
export interface Context extends TargetContext<Options> {
  readonly files: readonly PlannedFile[];
  readonly packages: Packages;
  /** The API's name in the names of exceptions. */
  readonly brand: string;
  /** Optional parts of the runtime that the SDK has. */
  readonly helpers: ReadonlySet<string>;
  /** A class by its package and name, which files of other packages import. */
  symbol(module: string, name: string): Sym;
  /** A class of the API, which has a file of its own in a package of the SDK. */
  declared(module: string, name: string): Sym;
  /** A class of the runtime by its package below that of the SDK: `core.RequestOptions`. */
  runtime(name: string): Sym;
}

/** Each class is one object. */
function symbols(moduleOf: (module: string, name: string) => string, external: boolean): Context["symbol"] {
  const made = oncePerText((module) =>
    oncePerText((name): Sym => ({ part: "sym", name, module: moduleOf(module, name), external })),
  );
  return (module, name) => made(module)(name);
}

/** Everything that emitting one SDK needs, made from nothing but the target and its files. */
export function contextOf(target: TargetContext<Options>, files: readonly PlannedFile[]): Context {
  const packages = packagesOf(packageName(target));
  const symbol = symbols((module) => module, true);
  return {
    ...target,
    files,
    packages,
    brand: exceptionBrand(target),
    helpers: runtimeHelpers(target),
    symbol,
    declared: symbols(classPath, false),
    runtime: oncePerText((name) => {
      const at = name.lastIndexOf(".");
      return symbol(`${packages.root}.${name.slice(0, at)}`, name.slice(at + 1));
    }),
  };
}
