import type { Need, Reads, Scenario, StartDriver } from "@sdkwright/conformance";

/** Scenarios that make no sense somewhere. */
export interface Exception {
  /** Of scenarios, or of cases of them: `CF-1: null`. */
  readonly ids: readonly string[];
  readonly why: string;
}

/** Where the SDKs of a language run: a column of the report. */
export interface Place {
  readonly title: string;
  readonly exceptions: readonly Exception[];
  /** Scenarios that do not pass yet: the report says so, and the suite does not fail for it. None: held to all. */
  readonly failing?: readonly Exception[];
  /** What cannot be done here: cases that need it are left out. Scenarios of which none is left are exceptions. */
  readonly lacks?: readonly Need[];
  /** Why nothing can run here; undefined where it can. */
  problem(): string | undefined;
  /** Of the program that runs SDKs, where it is not among the toolchain's: another version runs every scenario again. */
  readonly version?: () => string;
  /** What messages say here of the kind of client that they are for, where drivers have several. */
  readonly kind?: string;
  /**
   * Makes ready to start drivers of the SDKs that were built into a folder. Places of a language that have the same function
   * here share its drivers: each serves one case at a time, and a further one only where nothing is left of the last.
   */
  open(folder: string): Promise<OpenPlace>;
}

export interface OpenPlace {
  readonly start: StartDriver;
  close(): Promise<void>;
}

/** A broken copy of a file of the emitted SDK. */
export interface Patch {
  /** Path below the SDK's sources. */
  readonly file: string;
  /** Text that occurs exactly once in it. */
  readonly search: string;
  readonly replace: string;
}

/** A runtime that is broken in one way, and the scenario that must notice. */
export interface Mutant {
  readonly name: string;
  readonly patch: Patch;
  /** Id of the scenario. */
  readonly caughtBy: string;
  /** Title of the place whose scenario must notice, where it is not the first one. */
  readonly place?: string;
}

/** What a mutant is built from: a name for files, and the variants that its scenario plays on. */
export interface MutantBuild {
  readonly name: string;
  readonly patch: Patch;
  readonly variants: readonly string[];
}

/**
 * A language of the suite: the folder `conformance` of its row in `test/languages`, which also holds `emit.ts`, the plugin
 * that adds the driver's table to emitted SDKs (docs/backends/3-conformance.md).
 */
export interface Language {
  /** Name of the row's folder. */
  readonly key: string;
  readonly title: string;
  /** What the entry of `generators` says for this language; settings of a variant stand beside it. */
  readonly generator: { readonly name: string; readonly config?: { readonly [key: string]: unknown } };
  /** Settings of the generator that only some variants have, by variant. */
  readonly variants?: { readonly [variant: string]: { readonly [key: string]: unknown } };
  /** What SDKs read values as, where it differs from the richest form. */
  readonly reads: Reads;
  /** What those of some variants read instead, by variant. */
  readonly variantReads?: { readonly [variant: string]: Reads };
  /** Builds the SDKs in the folders `sdk/<variant>` of a folder, with the language's own toolchain, and the driver. */
  build(folder: string, variants: readonly string[]): Promise<void>;
  readonly places: readonly [Place, ...Place[]];
  readonly mutants: readonly Mutant[];
  /** Builds a copy of some variants with a patch. A patch that fits no single place is an error. */
  buildMutant(folder: string, mutant: MutantBuild): Promise<string>;
}

/** Starts drivers for a place: every message says what kind of client it is for. */
export function startOf({ kind }: Place, { start }: OpenPlace): StartDriver {
  if (kind === undefined) return start;
  return async (variant, env) => {
    const driver = await start(variant, env);
    return { ...driver, send: (message) => driver.send({ ...message, kind }) };
  };
}

/** What the SDKs of a variant read values as. */
export function readsOf({ reads, variantReads }: Language): (variant: string) => Reads {
  return (variant) => variantReads?.[variant] ?? reads;
}

/** Why a scenario makes no sense somewhere; undefined where it does. */
export function whyNot({ exceptions }: Place, id: string): string | undefined {
  return exceptions.find(({ ids }) => ids.includes(id))?.why;
}

/** Why a scenario does not pass yet somewhere; undefined where it has to. */
export function whyFailing({ failing = [] }: Place, id: string): string | undefined {
  return failing.find(({ ids }) => ids.includes(id))?.why;
}

/** The scenario without the cases that make no sense somewhere. */
export function applicable({ exceptions }: Place, scenario: Scenario): Scenario {
  const left = scenario.cases.filter(
    ({ name }) => !exceptions.some(({ ids }) => ids.includes(`${scenario.id}: ${name}`)),
  );
  return { ...scenario, cases: left };
}

/** Applies a patch to the text of a file. */
export function patched(source: string, { file, search, replace }: Patch): string {
  if (source.split(search).length !== 2) throw new Error(`The patch fits no single place in ${file}`);
  return source.replace(search, () => replace);
}
