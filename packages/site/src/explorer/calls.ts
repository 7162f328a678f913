import { snippetBase, snippetModel, snippetPart } from "@sdkwright/docs-kit";
import type { Api, Client } from "@sdkwright/plugin-api";
import { browserFiles } from "../browser.js";
import type { DocumentedSdk, SiteApi } from "../model.js";
import { addressesOf } from "../reference/addresses.js";
import { shownClients } from "../reference/resource.js";

/** The script that prints calls of the SDKs of a backend. */
export const printerFile = (backend: string): string => `snippets-${backend}.js`;

/** An SDK whose calls the explorer prints with what readers type. */
type Printed = DocumentedSdk & { readonly printed: NonNullable<DocumentedSdk["printed"]> };

/** SDKs of backends that were bundled for browsers. Of others, pages have the calls of examples only. */
export function printedSdks({ sdks }: SiteApi): Printed[] {
  return sdks.filter((one): one is Printed => {
    return one.printed !== undefined && Object.hasOwn(browserFiles, printerFile(one.printed.backend));
  });
}

/** Where the data of calls is: beside the scripts, so that no page has its address. */
const folderOf = ({ folder }: SiteApi, name: string): string =>
  ["assets/calls", folder, name].filter(Boolean).join("/");

const partName = (site: SiteApi, client: Client): string =>
  addressesOf(site).resource(client.id).replace(/^.*\//, "").replace(/html$/, "json");

/** The APIs that languages see, one or a few. Their folders are numbered: no key of a language begins with a digit. */
const viewsOf = (sdks: readonly Printed[]): Api[] => [...new Set(sdks.map(({ sdk }) => sdk.api))];

/** Languages of the explorer: where it finds the script that prints calls, and what they are printed from. */
export function callLanguages(site: SiteApi) {
  const sdks = printedSdks(site);
  const views = viewsOf(sdks);
  return sdks.map(({ language: { key, title }, printed, sdk }) => {
    const model = folderOf(site, String(views.indexOf(sdk.api)));
    return { key, title, script: printerFile(printed.backend), data: folderOf(site, key), model };
  });
}

/** Which languages have the methods of a resource, and where. */
export function callsOf(site: SiteApi, client: Client) {
  const known = printedSdks(site).filter(({ sdk }) => sdk.clients.some(({ id }) => id === client.id));
  return { part: partName(site, client), languages: known.map(({ language }) => language.key) };
}

interface CallFile {
  readonly path: string;
  readonly content: string;
}

const file = (path: string, data: object): CallFile => ({ path, content: JSON.stringify(data) });

/** What calls are printed from, in files that the explorer asks for when it shows a language. */
export function callFiles(site: SiteApi): CallFile[] {
  const clients = shownClients(site).filter(({ methods }) => methods.length > 0);
  const sdks = printedSdks(site);
  const bases = sdks.map(({ sdk, language, printed }) =>
    file(`${folderOf(site, language.key)}.json`, snippetBase({ sdk, ...printed })),
  );
  const parts = viewsOf(sdks).flatMap((api, view) => {
    const own = sdks.filter(({ sdk }) => sdk.api === api);
    return clients.flatMap((client) => partFiles(site, { own, view }, client));
  });
  return [...bases, ...parts];
}

/** The files of a client: one that languages share, and one for each. */
function partFiles(
  site: SiteApi,
  { own, view }: { readonly own: readonly Printed[]; readonly view: number },
  { id }: Client,
): CallFile[] {
  const [first] = own;
  const client = first?.sdk.clients.find((one) => one.id === id);
  if (first === undefined || client === undefined) return [];
  const pathOf = (folder: string): string => `${folderOf(site, folder)}/${partName(site, client)}`;
  const model = snippetModel(first.sdk, client);
  const parts = own.map(({ sdk, language, printed }) =>
    file(pathOf(language.key), snippetPart({ sdk, ...printed }, model)),
  );
  return [file(pathOf(String(view)), model), ...parts];
}
