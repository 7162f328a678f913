import type { Json } from "@sdkwright/source";

/** A mapping of a document. */
export type JsonObject = { [key: string]: Json };
