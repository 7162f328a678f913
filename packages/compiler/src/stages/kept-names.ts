import { type Api, type Location, makeName, type Report, type Sdk, type TargetInfo } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/** What decides whether an SDK is named after another title than before. */
export interface KeptNames {
  /** Name of the API that the SDK in the output folder is named after; undefined where nobody knows. */
  readonly former: string | undefined;
  /** Whether the SDK is to have the names of the new title. */
  readonly renames: boolean;
  readonly report: Report;
  /** The generator, in the configuration. */
  readonly location: Location;
}

/**
 * The API under the name that its SDK has been named after. A new title would rename packages, modules and the client,
 * and so break all code that uses the SDK. What the configuration names itself does not depend on the title.
 */
export function keepNames(api: Api, sdk: Sdk, info: TargetInfo, kept: KeptNames): Api {
  const { former, renames, report, location } = kept;
  if (former === undefined || renames || former === api.name.wire) return api;
  const name = makeName(former, { explicit: true });
  const before = namesOf({ ...sdk, api: { ...sdk.api, name } }, info);
  const now = namesOf(sdk, info);
  const renamed = Object.keys(now).filter((key) => before[key] !== now[key]);
  if (renamed.length === 0) return api;
  const named = renamed.map((key) => ({ what: key, from: before[key] ?? "", to: now[key] ?? "" }));
  // A package and its namespace may have one name.
  const names = [...new Map(named.map((name) => [`${name.from} ${name.to}`, name])).values()];
  report(compilerCatalogue.create("names-kept", { language: info.backend.language.title, names }, { location }));
  return { ...api, name };
}

/** Names that come from the title, by what they name. */
function namesOf(sdk: Sdk, { backend, options, packageInfo }: TargetInfo): { readonly [what: string]: string } {
  const { rootClient, packageNames = [] } = backend.naming(sdk, options, packageInfo);
  const further = packageNames.map((name, index) => [`type ${index + 1}`, name] as const);
  return {
    ...backend.packages?.({ api: sdk.api, options, packageInfo }),
    client: rootClient ?? sdk.api.name.words.join(" "),
    ...Object.fromEntries(further),
  };
}
