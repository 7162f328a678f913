import type { NameTable, OptionsOf, Report, Sdk, TargetContext } from "@sdkwright/plugin-api";
import type { TokenSource } from "./collection.js";
import type { options } from "./options.js";

export type Target = TargetContext<OptionsOf<typeof options>>;

/** What the parts of a collection are made of. */
export interface Context {
  readonly sdk: Sdk;
  readonly api: Sdk["api"];
  readonly names: NameTable;
  readonly report: Report;
  /** Names of the variables that hold base URLs, by role. */
  readonly baseUrls: readonly string[];
  /** Index of the token source of each OAuth scheme. */
  readonly tokens: ReadonlyMap<string, number>;
  readonly sources: readonly TokenSource[];
}
