import type { ThingFooObject, ThingFooObject2, ThingFooUnion } from "../../types/Thing.js";

/** What `addThing` takes. */
export interface AddThingRequest {
  queryAB?: string;
  queryAB_?: string;
  body?: string;
  "a-b": string;
  a_b: number;
  aB?: boolean;
  additionalProperties?: string;
  propertyCount?: number;
  username: string | null;
  isUsernamePresent?: boolean;
  foo?: ThingFooUnion;
  fooObject?: ThingFooObject;
  foo_object?: ThingFooObject2;
  [key: string]: unknown;
}
