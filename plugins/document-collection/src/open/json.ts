import type { JsonValue } from "@sdkwright/plugin-api";

/** A mapping of a YAML file. */
export type Json = { readonly [key: string]: JsonValue };
