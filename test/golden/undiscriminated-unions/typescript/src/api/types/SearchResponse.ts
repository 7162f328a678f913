import type { Hit } from "./Hit.js";

export type SearchResponse = Hit | Hit[];
