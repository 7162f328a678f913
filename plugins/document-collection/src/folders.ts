import { docParagraphs, exampleValue } from "@sdkwright/docs-kit";
import type { Client, HttpOperation, Method, WebhookDecl } from "@sdkwright/plugin-api";
import { openedChannel, placeOf, uuidOf } from "@sdkwright/plugin-api";
import { collectionCatalogue } from "./catalogue.js";
import type { Folder, Item, Request } from "./collection.js";
import type { Context } from "./context.js";
import { channelOf, requestOf } from "./request/request.js";
import { plainJson, plainText, titleOf } from "./text.js";

/** Variable that holds where webhooks are received. */
export const WEBHOOK_URL = "webhookUrl";

function reportLeftOut({ api, report }: Context, operation: HttpOperation, kind: "channel" | "stream"): void {
  const location = placeOf(api.origins, operation.origin);
  const name = operation.operationId ?? operation.name.wire;
  report(collectionCatalogue.create(kind === "channel" ? "channel" : "stream", { operation: name }, { location }));
}

function itemOf(context: Context, operation: HttpOperation, method: Method): Item[] {
  const { api, report } = context;
  const channel = openedChannel(api, operation);
  if (channel) {
    reportLeftOut(context, operation, "channel");
    const first = channel.messages.find(({ direction }) => direction === "send");
    const place = { direction: "request", depth: 1, open: [], hint: "text" } as const;
    const value = first && exampleValue({ api, report }, first.payload, place);
    const message = value === undefined ? undefined : plainJson(JSON.stringify(value, null, 2));
    return [channelOf(context, operation, method, message)];
  }
  if (operation.carries?.streaming) {
    reportLeftOut(context, operation, "stream");
    return [];
  }
  return [requestOf(context, operation, method)];
}

function itemsOf(context: Context, client: Client): Item[] {
  const { api, sdk } = context;
  const own = client.methods.flatMap((id) => {
    const operation = api.operations[id];
    const method = sdk.methods[id];
    return operation?.kind === "http" && method ? itemOf(context, operation, method) : [];
  });
  const folders = client.children.flatMap((id) => {
    const child = sdk.clients.find((one) => one.id === id);
    return child ? folderOf(context, child) : [];
  });
  return [...folders, ...own];
}

/** The folder of a resource; none where nothing is below it. */
function folderOf(context: Context, client: Client): Folder[] {
  const resource = context.api.resources[client.id];
  const items = itemsOf(context, client);
  if (!resource || items.length === 0) return [];
  const description = docParagraphs(resource).join("\n\n");
  return [{ kind: "folder", id: uuidOf(client.id), name: titleOf(resource.name.words), description, items }];
}

/** A delivery of a webhook, to try a receiver with. */
function deliveryOf({ api, report }: Context, webhook: WebhookDecl): Request {
  const { id, name, payload, headers, method } = webhook;
  const place = { direction: "response", depth: 2, open: [], hint: "text" } as const;
  const body = payload ? exampleValue({ api, report }, payload, place) : undefined;
  return {
    kind: "request",
    id: uuidOf(id),
    name: titleOf(name.words),
    description: docParagraphs(webhook).join("\n\n"),
    method: method.toUpperCase(),
    url: { base: WEBHOOK_URL, path: [], variables: [], query: [] },
    headers: [
      ...(body === undefined
        ? []
        : [{ name: "Content-Type", value: "application/json", description: "", disabled: false }]),
      ...headers.map((header) => {
        const value = exampleValue({ api, report }, header.type, { ...place, hint: header.name.wire }) ?? "";
        return {
          name: header.name.wire,
          value: plainText(typeof value === "string" ? value : JSON.stringify(value)),
          description: docParagraphs(header).join("\n\n"),
          disabled: !header.required,
        };
      }),
    ],
    body:
      body === undefined
        ? undefined
        : { kind: "raw", language: "json", text: plainJson(JSON.stringify(body, null, 2)) },
    auth: { kind: "none" },
    responses: [],
    checks: { statuses: [[200, 299]], bodies: [] },
  };
}

function webhookFolder(context: Context): Folder[] {
  const webhooks = Object.values(context.api.webhooks);
  if (webhooks.length === 0) return [];
  const description = `Deliveries as the API makes them, to try a receiver with. They go to the variable \`${WEBHOOK_URL}\`, and are not signed.`;
  const items = webhooks.map((webhook) => deliveryOf(context, webhook));
  return [{ kind: "folder", id: uuidOf("webhooks"), name: "Webhooks", description, items }];
}

/** Everything that an API offers, in the tree by which its SDKs are navigated. */
export function collectionItems(context: Context): Item[] {
  const root = context.sdk.clients.find((client) => client.root);
  return [...(root ? itemsOf(context, root) : []), ...webhookFolder(context)];
}
