import { child, locationOf, type Node } from "@sdkwright/json-schema";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundMessage } from "./context.js";

type Direction = FoundMessage["direction"];

/** What an SDK does with the messages that the described server receives, and with those that it sends. */
export function directionsOf({ frontend }: Context): readonly [toServer: Direction, toClient: Direction] {
  return frontend.settings.perspective === "client" ? ["receive", "send"] : ["send", "receive"];
}

/** A title that speaks of a client is the only hint that definitions give of whose side they are on. */
export function notePerspective(context: Context, root: Node): void {
  if (context.frontend.settings.perspective === "client") return;
  const info = child(root, "info");
  const title = info && child(info, "title");
  if (typeof title?.value !== "string" || !/\bclient\b/i.test(title.value)) return;
  context.report(asyncapiCatalogue.create("perspective", { title: title.value }, { location: locationOf(title) }));
}
