import { snippetBase, snippetPart } from "@sdkwright/docs-kit";
import type { Client } from "@sdkwright/plugin-api";
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
const folderOf = ({ folder }: SiteApi, key: string): string => ["assets/calls", folder, key].filter(Boolean).join("/");

const partName = (site: SiteApi, client: Client): string =>
  addressesOf(site).resource(client.id).replace(/^.*\//, "").replace(/html$/, "json");

/** Languages of the explorer: where it finds the script that prints calls, and what their printing has in common. */
export function callLanguages(site: SiteApi) {
  return printedSdks(site).map(({ language: { key, title }, printed }) => {
    return { key, title, script: printerFile(printed.backend), data: folderOf(site, key) };
  });
}

/** Which languages have the methods of a resource, and where. */
export function callsOf(site: SiteApi, client: Client) {
  const known = printedSdks(site).filter(({ sdk }) => sdk.clients.some(({ id }) => id === client.id));
  return { part: partName(site, client), languages: known.map(({ language }) => language.key) };
}

/** What calls are printed from, in files that the explorer asks for when it shows a language. */
export function callFiles(site: SiteApi): { readonly path: string; readonly content: string }[] {
  const clients = shownClients(site).filter(({ methods }) => methods.length > 0);
  return printedSdks(site).flatMap((one) => {
    const { sdk, language, printed } = one;
    const folder = folderOf(site, language.key);
    const parts = clients.flatMap((client) => {
      const own = sdk.clients.find(({ id }) => id === client.id);
      if (own === undefined) return [];
      const content = JSON.stringify(snippetPart({ sdk, ...printed }, own));
      return [{ path: `${folder}/${partName(site, client)}`, content }];
    });
    return [{ path: `${folder}.json`, content: JSON.stringify(snippetBase({ sdk, ...printed })) }, ...parts];
  });
}
