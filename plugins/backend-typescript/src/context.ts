import type { Api, NameTable, PlannedFile, Sdk, TargetContext } from "@sdkwright/plugin-api";
import { typeUse } from "@sdkwright/plugin-api";
import { type Forms, formsOf } from "./forms/shapes.js";
import { hasDates, type Options } from "./options.js";
import { brandOf } from "./package.js";
import { type Layout, layoutOf } from "./plan.js";
import { runtimeType } from "./runtime.js";
import type { TypeContext } from "./types.js";

/** What the compiler hands to the backend. */
export type Target = TargetContext<Options>;

/** The state of one run: everything that emitting code needs beside the node at hand. */
export interface Context {
  readonly target: Target;
  readonly sdk: Sdk;
  readonly api: Api;
  readonly names: NameTable;
  /** Name of the API in identifiers; see {@link brandOf}. */
  readonly brand: string;
  /** Class name of the root client. */
  readonly client: string;
  readonly layout: Layout;
  readonly forms: Forms;
  /** Optional parts of the runtime that the SDK needs. */
  readonly features: ReadonlySet<string>;
  /** For members of interfaces. */
  readonly types: TypeContext;
  /** For the right-hand side of type aliases. */
  readonly aliases: TypeContext;
}

/** The state of a run, made from nothing but the target and its files. */
export function contextOf(target: Target, files: readonly PlannedFile[]): Context {
  const { sdk, api, names, options } = target;
  const layout = layoutOf(target, files);
  const choice = { integer: options.int64, dates: hasDates(options) };
  const forms = formsOf(sdk, choice, names.type);
  const types: TypeContext = {
    symbolOf: layout.symbol,
    choice,
    file: typeUse(runtimeType("FileInput")),
  };
  return {
    target,
    sdk,
    api,
    names,
    brand: brandOf(api, options),
    client: names.client(api.root),
    layout,
    forms,
    features: new Set([...sdk.helpers, ...forms.features]),
    types,
    aliases: { ...types, expandMaps: true },
  };
}
