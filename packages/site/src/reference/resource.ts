import { type Client, channelPlanOf } from "@sdkwright/plugin-api";
import { type Block, code, type Inline, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { accessPathOf, addressesOf } from "./addresses.js";
import { authBlocks } from "./auth.js";
import { channelBlocks } from "./channel.js";
import { environmentBlocks } from "./environments.js";
import { operationBlocks } from "./operation.js";

/** What a resource is called: `admin.users`. */
export function resourceTitle(site: SiteApi, { id, root }: Client): string {
  return root ? site.title : accessPathOf(site, id);
}

/** The clients that have methods, or the root. */
export function shownClients({ sdk }: SiteApi): Client[] {
  return sdk.clients.filter(({ root, methods }) => root || methods.length > 0);
}

/** A link to the API as a document that other programs read. */
function openapiBlocks(site: SiteApi): Block[] {
  if (site.openapi === undefined) return [];
  const link: Inline = { text: "openapi.json", href: addressesOf(site).openapi };
  return [
    { kind: "heading", level: 2, text: [text("OpenAPI")], id: "openapi" },
    { kind: "line", text: [text("This API as an OpenAPI document: "), link, text(".")] },
  ];
}

function overviewBlocks(site: SiteApi): Block[] {
  const { api } = site;
  const addresses = addressesOf(site);
  const about = (api.description ?? api.summary ?? "").trim();
  const clients = shownClients(site).filter(({ root }) => !root);
  const items = clients.map(({ id }): Inline[] => {
    const summary = api.resources[id]?.description?.split("\n")[0] ?? "";
    const link = code(accessPathOf(site, id), addresses.resource(id));
    return summary === "" || summary.length > 160 ? [link] : [link, text(`: ${summary}`)];
  });
  const channels = Object.values(api.channels).filter(({ id }) => !channelPlanOf(site.sdk, id).opened);
  return [
    ...(about !== "" ? [{ kind: "prose", markdown: about } as const] : []),
    ...(items.length > 0
      ? [
          { kind: "heading", level: 2, text: [text("Resources")], id: "resources" } as const,
          { kind: "list", items } as const,
        ]
      : []),
    ...environmentBlocks(site),
    ...authBlocks(site),
    ...openapiBlocks(site),
    ...channels.flatMap((channel) => channelBlocks(site, channel)),
  ];
}

/** The page of a resource with all of its operations; of the root, that of the API. */
export function resourceBlocks(site: SiteApi, client: Client): Block[] {
  const about = client.root ? "" : (site.api.resources[client.id]?.description ?? "").trim();
  const title = resourceTitle(site, client);
  return [
    { kind: "heading", level: 1, text: [client.root ? text(title) : code(title)] },
    ...(client.root ? overviewBlocks(site) : []),
    ...(about !== "" ? [{ kind: "prose", markdown: about } as const] : []),
    ...client.methods.flatMap((id) => operationBlocks(site, id)),
  ];
}
