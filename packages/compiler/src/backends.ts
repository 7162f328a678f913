import { type Config, type GeneratorConfig, isOfFamily } from "@sdkwright/config";
import {
  type AnyBackend,
  type BackendInfo,
  type Compiler,
  type Diagnostic,
  type Location,
  nearest,
  type Report,
} from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";
import { imageBackend } from "./images.js";
import type { SelectedTarget } from "./selection.js";

/** Where a program that embeds the compiler has looked for backends. */
export interface BackendSearch {
  /** Generator names that are answered to. */
  readonly known: readonly string[];
  /** For a generator that nobody may answer to, each place with the reason why it has no backend. */
  readonly tried: ReadonlyMap<string, readonly string[]>;
}

export interface BackendOptions {
  readonly compiler: Compiler;
  readonly config: Config;
  readonly report: Report;
  readonly search?: BackendSearch | undefined;
}

/** A target that a backend answers to, or that is an image. */
export interface AnsweredTarget extends SelectedTarget {
  readonly backend: BackendInfo;
  /** The backend that emits it; absent if an image does. */
  readonly emitter?: AnyBackend;
}

/**
 * The targets that a backend answers to, and those that are images. Generators that another release or another product
 * has are left out with one warning, as long as any other target is left; of the rest each is an error of its own, which
 * stops no other target.
 */
export function answeredTargets(selected: readonly SelectedTarget[], options: BackendOptions): AnsweredTarget[] {
  const { compiler } = options;
  const answered: AnsweredTarget[] = [];
  const others = new Map<string, GeneratorConfig>();
  for (const target of selected) {
    const { generator } = target;
    const backend = compiler.hooks.backend.call(generator.name);
    if (generator.image) answered.push({ ...target, backend: imageBackend(generator.name, backend) });
    else if (backend) answered.push({ ...target, backend, emitter: backend });
    else if (!others.has(generator.writtenName)) others.set(generator.writtenName, generator);
  }
  const isSkipped = (generator: GeneratorConfig): boolean =>
    answered.length > 0 && isKnownElsewhere(generator, options);
  const skipped = [...others.values()].filter(isSkipped);
  if (skipped.length > 0) reportSkipped(skipped, options);
  for (const generator of others.values()) if (!isSkipped(generator)) reportUnknown(generator, options);
  return answered;
}

/** Whether a name is that of a generator which the specification or another product has, and no typing error. */
function isKnownElsewhere({ name, output, writtenName }: GeneratorConfig, { search }: BackendOptions): boolean {
  // The specification has such a generator, and gives it no name.
  if (output?.location === "collections-workspace") return true;
  return isOfFamily(name) || (name !== writtenName && nearest(name, search?.known ?? []) === undefined);
}

function placeOf({ at }: GeneratorConfig, { config }: BackendOptions): Location {
  return { document: config.file, pointer: `${at}/name` };
}

function reportSkipped(skipped: readonly GeneratorConfig[], options: BackendOptions): void {
  const [first] = skipped;
  if (!first) return;
  const generators = skipped.map(({ writtenName }) => writtenName);
  const params = { generators, known: options.search?.known ?? [] };
  options.report(compilerCatalogue.create("generator-skipped", params, { location: placeOf(first, options) }));
}

function reportUnknown(generator: GeneratorConfig, options: BackendOptions): void {
  const { known = [], tried } = options.search ?? {};
  const { name, writtenName } = generator;
  const params = { generator: writtenName, means: name, known, tried: tried?.get(name) ?? [] };
  options.report(noBackend(params, placeOf(generator, options)));
}

/** The finding that no backend answers to a generator's name, with the known name that was most likely meant. */
export function noBackend(
  params: {
    readonly generator: string;
    /** The name that `generator` is another spelling of. */
    readonly means?: string;
    readonly known: readonly string[];
    readonly tried: readonly string[];
  },
  location: Location,
): Diagnostic {
  const { means, ...shown } = params;
  const name = means ?? params.generator;
  const meant = isOfFamily(name) ? undefined : nearest(name, params.known);
  const near = meant !== undefined && { nearest: meant };
  return compilerCatalogue.create("no-backend", { ...shown, ...near }, { location });
}
