import {
  type AnyBackend,
  type Api,
  type DocumentedSdk,
  documentedSdk,
  type NamedTarget,
  type Plugin,
  undeclaredSdk,
} from "@sdkwright/compiler";
import { openapiDocument } from "@sdkwright/openapi-export";
import type { Playground, SiteApi } from "@sdkwright/site";
import { BUILT_IN_BACKENDS } from "../built-in.js";
import { importBuiltIn } from "../import-built-in.js";
import type { RunResult, Session } from "../session.js";

/** Whose runtime the explorer runs. */
const EXPLORER = "gen-typescript-sdk";

/** Values are those of the JSON, and integers that a number would round are typed and sent as they are. */
const EXPLORER_OPTIONS = { int64: "bigint", dates: "string" };

async function builtInBackend(generator: string): Promise<AnyBackend | undefined> {
  const specifier = BUILT_IN_BACKENDS[generator];
  if (specifier === undefined) return undefined;
  const module = (await importBuiltIn(specifier)) as { readonly default: Plugin };
  return module.default.backends?.find(({ generators }) => generators.includes(generator));
}

async function explorerBackend(): Promise<AnyBackend> {
  const backend = await builtInBackend(EXPLORER);
  if (!backend) throw new Error(`No backend has the generator ${EXPLORER}`);
  return backend;
}

/** An SDK as a page shows it. Browsers have the code of built-in backends only, which a plugin may have replaced. */
async function shownSdk(target: NamedTarget, backend: AnyBackend): Promise<SiteApi["sdks"][number]> {
  const { info } = target.run;
  const { printed, ...sdk } = documentedSdk(target, info, backend);
  return backend === (await builtInBackend(info.generator)) ? { ...sdk, printed } : sdk;
}

/** The SDKs of a run, one for each language: generators of one language write the same calls. */
async function sdksOf({ compiler }: Session, named: readonly NamedTarget[]): Promise<SiteApi["sdks"]> {
  const sdks = new Map<string, SiteApi["sdks"][number]>();
  for (const target of named) {
    const { info } = target.run;
    const { key } = info.backend.language;
    const backend = compiler.hooks.backend.call(info.generator);
    // An image is asked for an SDK as a whole, not for single calls.
    if (backend && !sdks.has(key)) sdks.set(key, await shownSdk(target, backend));
  }
  return [...sdks.values()];
}

/** What the explorer calls: the TypeScript SDK of the workspace, or else the one that it would have. */
async function explorerSdk(own: NamedTarget | undefined, api: Api): Promise<DocumentedSdk> {
  const backend = await explorerBackend();
  if (own?.run.info.generator !== EXPLORER) return undeclaredSdk(api, backend, EXPLORER_OPTIONS);
  const { info } = own.run;
  return documentedSdk(own, { ...info, options: { ...info.options, ...EXPLORER_OPTIONS } }, backend);
}

/** The API as an OpenAPI document, if that can describe any of its operations. What it cannot say, `export openapi` reports. */
function openapiOf(api: Api): string | undefined {
  const document = openapiDocument({ api, samples: new Map(), report: () => {} });
  return Object.keys(document.paths ?? {}).length === 0 ? undefined : JSON.stringify(document);
}

/** How an API appears in a site. */
export interface Appearance {
  readonly title?: string | undefined;
  /** Pointer of its entry in docs.yml. */
  readonly entry?: string | undefined;
  readonly folder: string;
  readonly playground: Playground;
}

/**
 * An API as a site shows it; undefined where the definition has errors. What a group does not show to the users of its SDKs
 * is not in the site either, so its first SDK decides which operations there are.
 */
export async function siteApi(
  session: Session,
  result: RunResult,
  appearance: Appearance,
): Promise<SiteApi | undefined> {
  const named = result.named ?? [];
  const own = named.find(({ run }) => run.info.backend.language.key === "typescript") ?? named[0];
  const api = own?.api ?? result.api;
  if (!api) return undefined;
  const { sdk, names, spelling, descriptors } = await explorerSdk(own, api);
  if (!spelling || !descriptors) throw new Error(`The backend of ${EXPLORER} describes no calls`);
  const { title = api.name.wire, entry, folder, playground } = appearance;
  return {
    title,
    entry,
    folder,
    api: sdk.api,
    sdk,
    names,
    spelling,
    descriptors,
    sdks: await sdksOf(session, named),
    playground,
    openapi: openapiOf(sdk.api),
  };
}
