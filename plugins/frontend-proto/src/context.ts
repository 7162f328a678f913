import type {
  FrontendContext,
  HttpOperation,
  OriginId,
  OriginTable,
  Report,
  RpcOperation,
  SourceSet,
  TypeDecl,
  TypeId,
} from "@sdkwright/plugin-api";
import { placeOf } from "@sdkwright/plugin-api";
import type { ReflectionObject } from "protobufjs";
import type { ParsedRoot } from "./files.js";
import type { Overrides } from "./overrides.js";

/** What is to be read. */
export interface Input {
  readonly sources: SourceSet;
  readonly origins: OriginTable;
  readonly report: Report;
  /** The root, relative to the workspace. */
  readonly folder: string;
  /** Files to read, relative to the root. */
  readonly targets: readonly string[];
  /** Whether there is a file of that path below the root. */
  exists(path: string): boolean;
}

/** Everything that lowering one definition shares. */
export interface Context extends Input {
  readonly frontend: FrontendContext;
  readonly parsed: ParsedRoot;
  readonly overrides: Overrides;
  /** In the order of declaration; undefined while one is being read. */
  readonly types: Map<TypeId, TypeDecl | undefined>;
  readonly operations: (HttpOperation | RpcOperation)[];
}

/** The place of a symbol, for findings; of a text in an rpc, where it is given. */
export function locationOf(context: Context, symbol: ReflectionObject, text?: string) {
  return placeOf(context.origins.list, context.parsed.originOf(symbol, text) as OriginId);
}

/** Full name without the dot in front: `acme.v1.Pet`. */
export function fullName(symbol: ReflectionObject): string {
  return symbol.fullName.replace(/^\./, "");
}
