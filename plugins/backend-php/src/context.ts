import { posix } from "node:path";
import { runtimeHelpers } from "@sdkwright/docs-kit";
import type { Part, PlannedFile, Sym, TargetContext } from "@sdkwright/plugin-api";
import { oncePerText } from "@sdkwright/plugin-api";
import { namespaceAt } from "./dialect.js";
import { type MemberNames, memberNames } from "./members.js";
import type { Options } from "./options.js";
import { brandOf, namespaceOf } from "./package.js";
import { runtimePath } from "./runtime.js";

/** The state of a run: what emitting code needs besides the node at hand. */
export interface Context extends TargetContext<Options>, MemberNames {
  readonly files: readonly PlannedFile[];
  /** The namespace of the SDK. */
  readonly namespace: string;
  /** The class of the root client. */
  readonly client: string;
  /** The API's name in the names of types. */
  readonly brand: string;
  /** Optional parts of the runtime that the SDK has. */
  readonly helpers: ReadonlySet<string>;
  /** A class that the SDK declares. */
  declared(name: string): Sym;
  /** A class of the runtime. It is written with its namespace if the API has a class of its name. */
  core(name: string): Part;
}

/** The file of each class that the SDK declares: it is called as the class. */
function pathsOf(files: readonly PlannedFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path }) => [posix.basename(path, ".php"), path]));
}

/** Everything that emitting one SDK needs, made from nothing but the target and its files. */
export function contextOf(target: TargetContext<Options>, files: readonly PlannedFile[]): Context {
  const namespace = namespaceOf(target);
  const brand = brandOf(target);
  const paths = pathsOf(files);
  const taken = new Set([...paths.keys()].map((name) => name.toLowerCase()));
  return {
    ...target,
    ...memberNames(target),
    files,
    namespace,
    client: target.names.client(target.api.root),
    brand,
    helpers: runtimeHelpers(target),
    declared: oncePerText((name): Sym => ({ part: "sym", name, module: paths.get(name) ?? "" })),
    core: oncePerText((name): Part => {
      const path = name === `${brand}Exception` ? runtimePath("BrandException") : runtimePath(name);
      if (taken.has(name.toLowerCase())) return `\\${namespaceAt(namespace, path)}\\${name}`;
      return { part: "sym", name, module: path };
    }),
  };
}
