import type { GeneratorConfig } from "@sdkwright/config";

/** A generator to run, and the group it stands in. */
export interface SelectedTarget {
  readonly group: string;
  readonly generator: GeneratorConfig;
  /** Text of the licence file that the generator names, once that was read. */
  readonly licenseText?: string;
  /** The template for READMEs, once that was read. */
  readonly readmeTemplate?: { readonly path: string; readonly text: string };
}

export interface Selection {
  /** Groups or aliases; the default group where absent. */
  readonly group?: string | readonly string[] | undefined;
  /** Names of generators to keep; all where absent. */
  readonly generators?: readonly string[] | undefined;
  /** Where no group is named: all groups, and none is needed. For commands that write nothing. */
  readonly everyGroup?: boolean | undefined;
}
