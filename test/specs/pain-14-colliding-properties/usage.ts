import type { Colliding } from "./src/index.js";

export const thing: Colliding.Thing = {
  "a-b": "x",
  a_b: 1,
  aB: true,
  additionalProperties: "declared",
  propertyCount: 3,
  username: null,
  isUsernamePresent: false,
  foo: { inner: "x" },
  fooObject: { other: 1 },
  foo_object: { third: 1 },
};

// @ts-expect-error: each has the type of its own.
export const mixed: Colliding.Thing = { ...thing, "a-b": 1 };
