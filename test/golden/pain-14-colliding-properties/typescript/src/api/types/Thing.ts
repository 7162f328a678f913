export interface Thing {
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

export type ThingFooUnion = string | ThingFooWithInner;

export interface ThingFooWithInner {
  inner?: string;
}

export interface ThingFooObject {
  other?: number;
}

export interface ThingFooObject2 {
  third?: number;
}
