import { shortText } from "@sdkwright/docs-kit";
import type { Client, OperationId } from "@sdkwright/plugin-api";
import { code, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { addressesOf } from "../reference/addresses.js";
import { webhooksBlocks } from "../reference/channel.js";
import { aboutOf, titleOf } from "../reference/operation.js";
import { resourceBlocks, resourceTitle, shownClients } from "../reference/resource.js";
import { shownTypes, typeBlocks } from "../reference/type-page.js";
import type { NavigationLink, Page } from "./page.js";

/** A text as one line for search engines. */
function lineOf(markdown: string): string {
  return markdown
    .replace(/[`*_#[\]<>]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160);
}

function resourcePage(site: SiteApi, client: Client): Page {
  const path = addressesOf(site).resource(client.id);
  const description = client.root ? (site.api.description ?? "") : (site.api.resources[client.id]?.description ?? "");
  return {
    path,
    title: resourceTitle(site, client),
    description: lineOf(description),
    blocks: resourceBlocks(site, client),
    api: site.folder,
  };
}

function typesPage(site: SiteApi, path: string): Page {
  const addresses = addressesOf(site);
  const items = shownTypes(site).map((id) => {
    const about = shortText(site.api.types[id] ?? {});
    const link = code(site.names.type(id), addresses.type(id));
    return about === "" ? [link] : [link, text(`: ${about}`)];
  });
  return {
    path,
    title: "Types",
    description: `Types of ${site.title}`,
    blocks: [
      { kind: "heading", level: 1, text: [text("Types")] },
      { kind: "list", items },
    ],
    api: site.folder,
  };
}

/** Pages of an API beside those of resources and types. */
export function furtherPages(site: SiteApi): { readonly types: string; readonly webhooks?: string } {
  const base = addressesOf(site).overview.replace(/index\.html$/, "");
  const hasWebhooks = Object.keys(site.api.webhooks).length > 0;
  return { types: `${base}types.html`, ...(hasWebhooks && { webhooks: `${base}webhooks.html` }) };
}

/** All pages of the reference of an API. */
export function referencePages(site: SiteApi): Page[] {
  const { types, webhooks } = furtherPages(site);
  const addresses = addressesOf(site);
  const typePages = shownTypes(site).map((id): Page => {
    const decl = site.api.types[id];
    const description = decl ? lineOf(aboutOf(decl)) : "";
    const path = addresses.type(id);
    return { path, title: site.names.type(id), description, blocks: typeBlocks(site, id), api: site.folder };
  });
  const hooks = webhooks === undefined ? [] : [webhooksPage(site, webhooks)];
  return [
    ...shownClients(site).map((client) => resourcePage(site, client)),
    ...hooks,
    ...(typePages.length > 0 ? [typesPage(site, types)] : []),
    ...typePages,
  ];
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
