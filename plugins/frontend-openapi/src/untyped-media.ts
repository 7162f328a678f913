import { locationOf, type Node } from "@sdkwright/json-schema";
import type { Location } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** A media type without a typed form, what becomes of its values, and every place that has it. */
export interface UntypedMedia {
  readonly mediaType: string;
  readonly instead: string;
  /** By their text: what is shared is read once for each use. */
  readonly places: Map<string, Location>;
}

/** Takes note of a media type without a typed form. Definitions repeat them, so that one finding tells of all places. */
export function noteUntypedMedia(context: Context, entry: Node, instead: string): void {
  const mediaType = entry.token;
  const key = JSON.stringify([mediaType, instead]);
  const known = context.untypedMedia.get(key) ?? { mediaType, instead, places: new Map<string, Location>() };
  context.untypedMedia.set(key, known);
  const location = locationOf(entry, "key");
  known.places.set(JSON.stringify(location), location);
}

/** Reports each of the media types at its first place. */
export function reportUntypedMedia(context: Context): void {
  for (const { mediaType, instead, places } of context.untypedMedia.values()) {
    const [location] = places.values();
    const params = { mediaType, instead, others: places.size - 1 };
    if (location) context.report(openapiCatalogue.create("unsupported-media-type", params, { location }));
  }
}
