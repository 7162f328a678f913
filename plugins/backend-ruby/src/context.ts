import { runtimeHelpers } from "@sdkwright/docs-kit";
import type { ChannelId, ErrorId, PlannedFile, TargetContext, TypeId } from "@sdkwright/plugin-api";
import { isTypeNode, oncePerText } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { libraryOf, moduleOf, packageName } from "./package.js";

/** The state of a run: what emitting code needs besides the node at hand. */
export interface Context extends TargetContext<Options> {
  readonly files: readonly PlannedFile[];
  /** The module of the SDK: `Acme`. */
  readonly module: string;
  /** What programs require: `acme`. */
  readonly library: string;
  /** The name of the gem. */
  readonly gem: string;
  /** The class of the root client below the module. */
  readonly client: string;
  /** Optional parts of the runtime that the SDK has. */
  readonly helpers: ReadonlySet<string>;
  /** A class or module of the runtime from within the SDK. It is written in full if the API has a type of its name. */
  core(name: string): string;
  /** The class or module of a declared type from within the SDK: `Types::Pet`. */
  typePath(id: TypeId): string;
  /** The class of a declared error: `Errors::PetNotFoundError`. */
  errorPath(id: ErrorId): string;
  /** The class of a channel: `Channels::ChatChannel`. */
  channelPath(id: ChannelId): string;
}

/** The class of the root client below the module of the SDK. */
export const CLIENT = "Client";

/** Names that the API's own types, errors and channels have within their modules. */
function declaredNames({ names }: TargetContext<Options>, files: readonly PlannedFile[]): ReadonlySet<string> {
  const nodes = files.flatMap((file) => file.nodes);
  return new Set(
    nodes.flatMap((node) =>
      isTypeNode(node) || node.kind === "error" || node.kind === "channel" ? [names.type(node.decl.id)] : [],
    ),
  );
}

/** Everything that emitting one SDK needs, made from nothing but the target and its files. */
export function contextOf(target: TargetContext<Options>, files: readonly PlannedFile[]): Context {
  const { names } = target;
  const module = moduleOf(target);
  const taken = declaredNames(target, files);
  return {
    ...target,
    files,
    module,
    library: libraryOf(target),
    gem: packageName(target),
    client: CLIENT,
    helpers: runtimeHelpers(target),
    core: oncePerText((name) => (taken.has(name.replace(/::.*$/, "")) ? `::${module}::${name}` : name)),
    typePath: (id) => `Types::${names.type(id)}`,
    errorPath: (id) => `Errors::${names.type(id)}`,
    channelPath: (id) => `Channels::${names.type(id)}`,
  };
}
