import type { Reading, Schemas } from "@sdkwright/json-schema";
import type { FrontendContext } from "@sdkwright/plugin-api";

/** Everything that lowering one document shares. */
export interface Context extends Reading {
  readonly frontend: FrontendContext;
  readonly schemas: Schemas;
  readonly idPrefix: string;
  readonly namespace: string | undefined;
}
