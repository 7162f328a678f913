import { hasWireTests } from "@sdkwright/docs-kit";
import type { NameTable, Part, Sdk, Sym, TargetContext, TypeId } from "@sdkwright/plugin-api";
import type { Printer } from "./data.js";
import { moduleFrom } from "./dialect.js";
import { brandOf, moduleName } from "./names.js";
import type { Options } from "./options.js";
import { type Layout, layoutOf, pathsOf } from "./plan.js";
import { runtimeModule, runtimeSymbol } from "./runtime.js";
import { isNull, variantClasses } from "./shapes.js";
import { builtin, type TypeContext, typing } from "./types.js";

/** What the compiler hands to the backend. */
export type Target = TargetContext<Options>;

/** The state of a run: what emitting code needs beside the node at hand. */
export interface Emission {
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
  /** Types as the signatures of methods have them. */
  readonly results: TypeContext;
  /** The same, of what callers pass. */
  readonly arguments: TypeContext;
  /** Types as fields of models have them: modules of types find each other when they are first needed. */
  readonly fields: TypeContext;
  /** A name of the runtime. */
  runtime(name: string): Sym;
  /** Names of the classes that a union's module has for variants whose types do not declare the tag. */
  variantClasses(id: TypeId): readonly string[];
  /** Names of the runtime that users see, with their modules. */
  readonly runtimeExports: readonly (readonly [name: string, module: string])[];
  /** How a file imports another module of the package. */
  relative(from: string, to: string): string;
  /** Prints what the runtime must know. */
  readonly printer: Printer;
}

/** Name under which a module of types knows the others: no field can have it, since it begins with an underscore. */
export const TYPES = "_types";

export function emissionOf(target: Target): Emission {
  const { sdk, names, options } = target;
  const module = moduleName(target);
  const brand = brandOf(sdk.api, options);
  const paths = pathsOf(module);
  const layout = layoutOf(sdk, names, paths);
  const moduleSymbol = (name: string): Sym => ({ part: "sym", name, module: paths.entry });
  const helpers = helpersOf(target);
  const client = names.client(sdk.api.root);
  const runtime = (name: string): Sym => runtimeSymbol(paths.root, name);
  const qualified =
    (owner: Part) =>
    // What is null under another name is no operand of `|`.
    (id: TypeId): Part =>
      isNull(sdk, id) ? "None" : [owner, ".", names.type(id)];
  // Many clients have a method `list`, which hides the type of this name.
  const results: TypeContext = {
    ref: qualified(moduleSymbol("types")),
    runtime,
    list: typing("List"),
    mapping: builtin("dict"),
  };
  return {
    target,
    sdk,
    names,
    layout,
    module,
    brand,
    client,
    helpers,
    results,
    arguments: { ...results, list: typing("Sequence"), mapping: typing("Mapping") },
    fields: {
      ref: qualified({ ...moduleSymbol("types"), as: TYPES }),
      runtime,
      list: builtin("list"),
      mapping: builtin("dict"),
    },
    runtime,
    variantClasses: (id) => variantClasses(sdk, names, id),
    runtimeExports: runtimeExports(helpers, client),
    relative: moduleFrom,
    printer: { names, errors: moduleSymbol("errors") },
  };
}

/** The library that sends requests. */
export const httpLibrary = ({ target }: Emission): string => target.options["http-library"];

/** Names of the runtime that users see, by the helper that has them; those of every SDK first. */
const EXPORTS: readonly (readonly [helper: string, ...names: string[]])[] = [
  ["", "Omit", "OMIT", "HttpResponse", "UnknownVariant", "Middleware", "Next", "AsyncMiddleware", "AsyncNext"],
  ["page", "SyncPager", "AsyncPager", "AsyncPage"],
  ["download", "BinaryResponse", "AsyncBinaryResponse"],
  ["sse", "Stream", "AsyncStream"],
  ["jsonl", "Stream", "AsyncStream"],
  ["resume", "Stream", "AsyncStream"],
  ["connect-stream", "Stream", "AsyncStream"],
  ["json-rpc", "Batch", "AsyncBatch", "Pending"],
  ["connect", "connect_failure", "ConnectFailure", "ConnectErrorDetail"],
  ["webhook", "WebhookSecret", "DeliveryHeaders"],
  ["socket", "Connection", "AsyncConnection", "SocketOptions"],
];

/** They give way to the client of an API that is called like one of them: the modules of the runtime still have them. */
function runtimeExports(helpers: ReadonlySet<string>, client: string): Emission["runtimeExports"] {
  const names = EXPORTS.flatMap(([helper, ...own]) => (helper === "" || helpers.has(helper) ? own : []));
  const free = [...new Set(names)].filter((name) => name !== client && name !== `Async${client}`);
  return free.map((name) => [name, moduleFrom("__init__.py", runtimeModule(name))] as const);
}

function helpersOf(target: Target): ReadonlySet<string> {
  return new Set([...target.sdk.helpers, ...(hasWireTests(target) ? ["wire-tests"] : [])]);
}
