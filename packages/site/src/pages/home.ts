import { type Block, code, type Inline, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { accessPathOf, addressesOf } from "../reference/addresses.js";
import { shownClients } from "../reference/resource.js";
import type { Page } from "./page.js";

function apiBlocks(site: SiteApi, isOnly: boolean): Block[] {
  const addresses = addressesOf(site);
  const about = (site.api.description ?? site.api.summary ?? "").trim();
  const items = shownClients(site).map(({ id, root }): Inline[] => {
    return root
      ? [{ text: "Overview, environments and authentication", href: addresses.overview }]
      : [code(accessPathOf(site, id), addresses.resource(id))];
  });
  return [
    ...(isOnly ? [] : [{ kind: "heading", level: 2, text: [text(site.title)] } as const]),
    ...(about !== "" ? [{ kind: "prose", markdown: about } as const] : []),
    { kind: "list", items },
  ];
}

/** The first page of a site without guides: its APIs and their resources. */
export function homePage(title: string, apis: readonly SiteApi[]): Page {
  const blocks = apis.flatMap((site) => apiBlocks(site, apis.length === 1));
  return {
    path: "index.html",
    title,
    description: title,
    blocks: [{ kind: "heading", level: 1, text: [text(title)] }, ...blocks],
  };
}
