import { type ChannelDecl, pathText, type WebhookDecl } from "@sdkwright/plugin-api";
import { type Block, code, type Row, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { aboutOf } from "./documented.js";
import { messageBlocks } from "./messages.js";
import { typeInline } from "./type-text.js";

/** The section of a channel that SDKs have types for, but cannot open: what clients send and receive. */
export function channelBlocks(site: SiteApi, channel: ChannelDecl): Block[] {
  const about = aboutOf(channel);
  return [
    {
      kind: "heading",
      level: 2,
      text: [code(channel.name.wire)],
      id: `channel-${channel.name.wire}`,
      note: channel.protocol,
    },
    ...(channel.path.length > 0 ? [{ kind: "line", text: [code(pathText(channel))] } as const] : []),
    ...(about !== "" ? [{ kind: "prose", markdown: about } as const] : []),
    ...messageBlocks(site, channel),
  ];
}

function webhookBlocks(site: SiteApi, webhook: WebhookDecl): Block[] {
  const about = aboutOf(webhook);
  const headers = webhook.headers.map((header): Row => {
    const text = aboutOf(header);
    return {
      name: header.name.wire,
      type: typeInline(site, header.type),
      required: header.required,
      ...(text !== "" && { text }),
    };
  });
  const { signature } = webhook;
  return [
    { kind: "heading", level: 2, text: [code(webhook.name.wire)], id: webhook.name.wire },
    { kind: "line", text: [code(webhook.method), text(" to the URL of the receiver")] },
    ...(about !== "" ? [{ kind: "prose", markdown: about } as const] : []),
    ...(webhook.payload
      ? [{ kind: "line", text: [text("Body: "), ...typeInline(site, webhook.payload)] } as const]
      : []),
    ...(headers.length > 0 ? [{ kind: "rows", title: "Headers", rows: headers } as const] : []),
    ...(signature
      ? [
          {
            kind: "line",
            text: [text("Signed in the header "), code(signature.header), text(`, ${signature.algorithm}.`)],
          } as const,
        ]
      : []),
  ];
}

/** The page of all webhooks. */
export function webhooksBlocks(site: SiteApi): Block[] {
  const webhooks = Object.values(site.api.webhooks);
  return [
    { kind: "heading", level: 1, text: [text("Webhooks")] },
    { kind: "line", text: [text("Requests that the API sends to your server.")] },
    ...webhooks.flatMap((webhook) => webhookBlocks(site, webhook)),
  ];
}
