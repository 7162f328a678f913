import type { Named } from "./Named.js";

export type NullableWrapped = Named;
