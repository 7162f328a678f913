import type { ChannelDecl } from "@sdkwright/plugin-api";
import type { Block, Row } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { aboutOf } from "./documented.js";
import { typeInline } from "./type-text.js";

function messageRows(site: SiteApi, channel: ChannelDecl, direction: "send" | "receive"): Row[] {
  return channel.messages
    .filter((message) => message.direction === direction)
    .map((message): Row => {
      const about = aboutOf(message);
      return {
        name: message.name.wire,
        type: typeInline(site, message.payload),
        ...(about !== "" && { text: about }),
      };
    });
}

/** The messages that clients send and receive on a channel, as two tables. */
export function messageBlocks(site: SiteApi, channel: ChannelDecl): Block[] {
  const sends = messageRows(site, channel, "send");
  const receives = messageRows(site, channel, "receive");
  return [
    ...(sends.length > 0 ? [{ kind: "rows", title: "Messages that clients send", rows: sends } as const] : []),
    ...(receives.length > 0 ? [{ kind: "rows", title: "Messages that clients receive", rows: receives } as const] : []),
  ];
}
