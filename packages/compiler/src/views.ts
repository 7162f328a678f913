import { posix } from "node:path";
import type { Config, GeneratorConfig, SpecConfig } from "@sdkwright/config";
import type { Api, OperationId, OriginTable, Report, TypeId } from "@sdkwright/plugin-api";
import { withHeaders } from "./apply/headers.js";
import { configOrigins } from "./stages/apply.js";
import { checkKeptAliases } from "./stages/kept-aliases.js";
import {
  createLowering,
  type LowerContext,
  type LoweredSpec,
  ownerOfSetting,
  type Settings,
  settingsOf,
} from "./stages/lower.js";
import { prune } from "./stages/prune.js";
import { type EndpointFilter, filterEndpoints, keepOperations, tokenOperations } from "./stages/select.js";
import { STAGES } from "./stages.js";
import type { Stopwatch } from "./timing.js";

/** The APIs that the SDKs of a run see: one for each distinct set of settings and authentication. */
export interface Views {
  /**
   * The stages from `read` to `apply` for a generator, or without one, in which case only the configuration applies. Generators whose
   * relevant settings are equal get the same object. Undefined if no definition could be read.
   */
  of(generator?: GeneratorConfig): Promise<Api | undefined>;
}

export function createViews(context: LowerContext): Views {
  const { config, report, clock } = context;
  const lowering = createLowering(context);
  const lowerings = new Map<Api, number>();
  const merged = new Map<string, Api>();
  const views = new Map<string, Api>();
  const numberOf = (api: Api): number => {
    const known = lowerings.get(api) ?? lowerings.size;
    lowerings.set(api, known);
    return known;
  };
  return {
    async of(generator) {
      const lowered = await lowering.lower(generator?.settings ?? {});
      if (lowered.length === 0) return undefined;
      const lowerKey = lowered.map(({ api }) => numberOf(api)).join(" ");
      const auth = generator?.auth ?? config.api.auth;
      const schemes = { ...config.authSchemes, ...generator?.authSchemes };
      const narrowing = narrowingOf(lowered, config, generator);
      const key = JSON.stringify([lowerKey, auth, schemes, narrowing.filters, [...narrowing.referencedOnly]]);
      const known = views.get(key);
      if (known) return known;
      checkKeptAliases(lowered, config, { generator, report });
      const whole =
        merged.get(lowerKey) ??
        mergeSpecs(lowered, config, { own: generator?.settings ?? {}, origins: lowering.origins, report, clock });
      merged.set(lowerKey, whole);
      const applied = clock.run(STAGES.apply, whole, config, { auth, schemes, origins: lowering.origins, report });
      // A definition that could not be read is reported; that its endpoints are not found would be noise.
      const complete = lowered.length === config.api.specs.length;
      const view = narrow(applied, lowered, narrowing, complete ? report : () => {});
      views.set(key, view);
      return view;
    },
  };
}

interface Merging {
  readonly own: Settings;
  readonly origins: OriginTable;
  readonly report: Report;
  readonly clock: Stopwatch;
}

function mergeSpecs(lowered: readonly LoweredSpec[], config: Config, { own, origins, report, clock }: Merging): Api {
  const origin = configOrigins(origins, config.file);
  return clock.run(
    STAGES.merge,
    lowered.map(({ api, spec }) => withHeaders(api, spec, config, origin)),
    {
      labels: lowered.map(({ spec }) => labelOf(spec)),
      byHost: lowered.every(({ spec }) => settingsOf(config, spec, own)["group-environments-by-host"] === true),
      environmentsGiven: config.api.environments !== undefined,
      schemes: new Set(Object.keys(config.authSchemes)),
      report,
    },
  );
}

/** The name of a definition's URL if several definitions have different ones. */
function labelOf({ namespace, source }: SpecConfig): string {
  return namespace ?? posix.basename(source.path).replace(/\..*$/, "");
}

/** The part of the definitions that an SDK contains. */
interface Narrowing {
  /** Filters, each with the definitions (by pointer of their entry) whose operations it selects. */
  readonly filters: readonly {
    readonly filter: EndpointFilter;
    readonly specs: readonly string[];
    /** It stands at a definition, so that no filter of another definition is over it. */
    readonly isOfOne: boolean;
  }[];
  /** Definitions whose types stay only where something needs them. */
  readonly referencedOnly: ReadonlySet<string>;
}

function narrowingOf(
  lowered: readonly LoweredSpec[],
  config: Config,
  generator: GeneratorConfig | undefined,
): Narrowing {
  const filters = new Map<string, { filter: EndpointFilter; specs: string[]; isOfOne: boolean }>();
  const referencedOnly = new Set<string>();
  for (const { spec } of lowered) {
    const settings = settingsOf(config, spec, generator?.settings ?? {});
    if (settings["only-include-referenced-schemas"] === true) referencedOnly.add(spec.at);
    const endpoints = endpointsOf(settings);
    if (!endpoints) continue;
    const owner = ownerOfSetting("filter", spec, config, generator);
    const pointer = `${owner}/settings/filter/endpoints`;
    const filter = { endpoints, document: config.file, pointer };
    const known = filters.get(pointer) ?? { filter, specs: [], isOfOne: owner === spec.at };
    known.specs.push(spec.at);
    filters.set(pointer, known);
  }
  return { filters: [...filters.values()], referencedOnly };
}

function endpointsOf(settings: Settings): readonly string[] | undefined {
  return (settings.filter as { readonly endpoints?: readonly string[] } | undefined)?.endpoints;
}

/** Removes the operations that filters leave out, then the types that only those needed. */
function narrow(api: Api, lowered: readonly LoweredSpec[], narrowing: Narrowing, report: Report): Api {
  const { filters, referencedOnly } = narrowing;
  if (filters.length === 0 && referencedOnly.size === 0) return api;
  const removed = new Set<OperationId>();
  for (const { filter, specs, isOfOne } of filters) {
    const apis = lowered.filter(({ spec }) => specs.includes(spec.at)).map((one) => one.api);
    const kept = filterEndpoints(apis, filter, report, isOfOne ? [] : lowered.map((one) => one.api));
    for (const one of apis) for (const id of idsOf(one.operations)) if (!kept.has(id)) removed.add(id);
  }
  for (const id of tokenOperations(api)) removed.delete(id);
  const narrowed = removed.size === 0 ? api : keepOperations(api, ({ id }) => !removed.has(id));
  const optional = new Set<TypeId>();
  for (const { spec, api: own } of lowered) {
    if (referencedOnly.has(spec.at)) for (const id of idsOf(own.types)) optional.add(id);
  }
  return prune(narrowed, { optional, ...(removed.size > 0 && { before: api }) });
}

function idsOf<Id extends string>(table: { readonly [id in Id]: unknown }): Id[] {
  return Object.keys(table) as Id[];
}
