import type { DocsConfig, DocsReference, Report } from "@sdkwright/compiler";
import type { SiteApi } from "@sdkwright/site";
import { siteCatalogue } from "@sdkwright/site/catalogue";
import type { RunResult, Session } from "../session.js";
import { siteApi } from "./site-api.js";

/** An API of a workspace and what compiling it gave. */
export interface CompiledApi {
  readonly session: Session;
  readonly result: RunResult;
}

/** A reference of the site, and the API that it is of. */
interface Shown extends CompiledApi {
  readonly reference: DocsReference | undefined;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "") || "api";

/** What the site shows: the references of docs.yml, or without any all APIs of the workspace. */
function shownApis(compiled: readonly CompiledApi[], docs: DocsConfig | undefined, report: Report): Shown[] {
  const references = docs?.references ?? [];
  if (!docs || references.length === 0) return compiled.map((one) => ({ ...one, reference: undefined }));
  return references.flatMap((reference): Shown[] => {
    const { apiName, at } = reference;
    const found = compiled.find(({ session }) => (apiName === undefined ? true : session.apiName === apiName));
    if (found) return [{ ...found, reference }];
    const known = compiled.flatMap(({ session }) => session.apiName ?? []);
    const location = { document: docs.file, pointer: `${at}/api-name` };
    report(siteCatalogue.create("unknown-api", { name: apiName ?? "", known }, { location }));
    return [];
  });
}

/** Reports what docs.yml asks of an explorer that its API does not have. */
function checkPlayground(
  { sdk, names }: SiteApi,
  { title, oauth, environments = [], at }: DocsReference,
  docs: DocsConfig,
  report: Report,
): void {
  const place = (key: string) => ({ location: { document: docs.file, pointer: `${at}/playground/${key}` } });
  if (oauth && !sdk.auth.schemes.some(({ apply }) => apply.kind === "oauth")) {
    report(siteCatalogue.create("oauth-not-declared", { title }, place("oauth")));
  }
  const known = sdk.environments.list.map(({ index }) => names.environment(index));
  const wired = sdk.environments.list.map(({ index }) => sdk.api.environments.list[index]?.name.wire);
  for (const [index, name] of environments.entries()) {
    if (known.includes(name) || wired.includes(name)) continue;
    report(siteCatalogue.create("unknown-environment", { name, known }, place(`environments/${index}`)));
  }
}

/** The APIs of a site. Those whose definitions have errors are left out. */
export async function siteApis(
  compiled: readonly CompiledApi[],
  docs: DocsConfig | undefined,
  report: Report,
): Promise<SiteApi[]> {
  const shown = shownApis(compiled, docs, report);
  const apis: SiteApi[] = [];
  const folders = new Set<string>();
  for (const { session, result, reference } of shown) {
    const wanted = slug(session.apiName ?? reference?.title ?? String(apis.length));
    const free = folders.has(wanted) ? `${wanted}-${apis.length}` : wanted;
    folders.add(free);
    const api = await siteApi(session, result, {
      title: reference?.title,
      entry: reference?.at,
      folder: shown.length === 1 ? "" : free,
      playground: reference ?? { hidden: false, oauth: false },
    });
    if (!api) continue;
    apis.push(api);
    if (docs && reference) checkPlayground(api, reference, docs, report);
  }
  return apis;
}
