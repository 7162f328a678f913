import type { Lowering, Reading } from "@sdkwright/json-schema";

/** Everything that lowering one document shares. */
export interface Context extends Lowering, Reading {}
