import { shortText } from "@sdkwright/docs-kit";
import type { Client, OperationId, TypeId } from "@sdkwright/plugin-api";
import { type Block, code, type Inline, text } from "../blocks/blocks.js";
import { plainLine } from "../markdown/plain.js";
import type { SiteApi } from "../model.js";
import { addressesOf } from "../reference/addresses.js";
import { webhooksBlocks } from "../reference/channel.js";
import { aboutOf } from "../reference/documented.js";
import { titleOf } from "../reference/operation.js";
import { resourceBlocks, resourceTitle, shownClients } from "../reference/resource.js";
import { shownTypes, typeBlocks } from "../reference/type-page.js";
import type { NavigationLink, Page } from "./page.js";

/** Search engines show no more of the description of a page. */
const LONGEST_DESCRIPTION = 160;

function resourcePage(site: SiteApi, client: Client): Page {
  const path = addressesOf(site).resource(client.id);
  const description = client.root ? (site.api.description ?? "") : (site.api.resources[client.id]?.description ?? "");
  return {
    path,
    title: resourceTitle(site, client),
    description: plainLine(description, LONGEST_DESCRIPTION),
    blocks: resourceBlocks(site, client),
    api: site.folder,
  };
}

function typeItem(site: SiteApi, id: TypeId): Inline[] {
  const about = shortText(site.api.types[id] ?? {});
  const link = code(site.names.type(id), addressesOf(site).type(id));
  return about === "" ? [link] : [link, text(`: ${about}`)];
}

/** Above this number of types, their list has a section for each letter. */
const MANY_TYPES = 100;

/** Types in sections, which browsers lay out when they come into sight. */
function typeLists(site: SiteApi, types: readonly TypeId[]): Block[] {
  if (types.length <= MANY_TYPES) return [{ kind: "list", items: types.map((id) => typeItem(site, id)) }];
  const byLetter = new Map<string, TypeId[]>();
  for (const id of types) {
    const letter = site.names.type(id).slice(0, 1).toUpperCase();
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), id]);
  }
  const letters = [...byLetter].sort(([a], [b]) => (a < b ? -1 : 1));
  return letters.flatMap(([letter, ids]): Block[] => [
    { kind: "heading", level: 2, text: [text(letter)], id: letter },
    { kind: "list", items: ids.map((id) => typeItem(site, id)) },
  ]);
}

function typesPage(site: SiteApi, path: string): Page {
  return {
    path,
    title: "Types",
    description: `Types of ${site.title}`,
    blocks: [{ kind: "heading", level: 1, text: [text("Types")] }, ...typeLists(site, shownTypes(site))],
    api: site.folder,
  };
}

/** Pages of an API beside those of resources and types. */
export function furtherPages(site: SiteApi): { readonly types: string; readonly webhooks?: string } {
  const base = addressesOf(site).overview.replace(/index\.html$/, "");
  const hasWebhooks = Object.keys(site.api.webhooks).length > 0;
  return { types: `${base}types.html`, ...(hasWebhooks && { webhooks: `${base}webhooks.html` }) };
}

function typePage(site: SiteApi, id: TypeId): Page {
  const decl = site.api.types[id];
  const description = decl ? plainLine(aboutOf(decl), LONGEST_DESCRIPTION) : "";
  const path = addressesOf(site).type(id);
  return { path, title: site.names.type(id), description, blocks: typeBlocks(site, id), api: site.folder };
}

/** All pages of the reference of an API, each made when it is asked for. */
export function* referencePages(site: SiteApi): Iterable<Page> {
  const { types, webhooks } = furtherPages(site);
  for (const client of shownClients(site)) yield resourcePage(site, client);
  if (webhooks !== undefined) yield webhooksPage(site, webhooks);
  const shown = shownTypes(site);
  if (shown.length > 0) yield typesPage(site, types);
  for (const id of shown) yield typePage(site, id);
}

function webhooksPage(site: SiteApi, path: string): Page {
  const description = `Webhooks of ${site.title}`;
  return { path, title: "Webhooks", description, blocks: webhooksBlocks(site), api: site.folder };
}

function operationEntry(site: SiteApi, id: OperationId): NavigationLink[] {
  const operation = site.api.operations[id];
  if (operation?.kind !== "http") return [];
  return [{ title: titleOf(site, operation), href: addressesOf(site).operation(id), links: [] }];
}

/** The entry of an API in the navigation. */
export function referenceNavigation(site: SiteApi): NavigationLink {
  const addresses = addressesOf(site);
  const { types, webhooks } = furtherPages(site);
  const resources = shownClients(site).map((client): NavigationLink => {
    const links = client.methods.flatMap((id) => operationEntry(site, id));
    const title = client.root ? "Overview" : resourceTitle(site, client);
    return { title, href: addresses.resource(client.id), links };
  });
  const further: NavigationLink[] = [
    ...(webhooks === undefined ? [] : [{ title: "Webhooks", href: webhooks, links: [] }]),
    ...(shownTypes(site).length > 0 ? [{ title: "Types", href: types, links: [] }] : []),
  ];
  return { title: site.title, links: [...resources, ...further] };
}
