// Checks of text see every text of a definition, and of the runtime what differs most.
import { expect, test } from "vitest";
import { distinctSources } from "./support/distinct.js";

const sdk = (own: string, brand: string): ReadonlyMap<string, string> =>
  new Map([
    ["src/client.x", own],
    ["src/core/errors.x", `class ${brand}Error`],
    ["README.md", "text"],
  ]);

test("each text is looked at once, and of a file of the runtime the shortest and the longest", () => {
  const sdks = new Map([
    ["a", sdk("one", "Shop")],
    ["b", sdk("one", "Kennel")],
    ["c", sdk("two", "Pet")],
  ]);
  const runtimePath = (path: string) => (path.startsWith("src/core/") ? path : undefined);
  expect(Object.fromEntries(distinctSources(sdks, { extension: ".x", runtimePath }))).toEqual({
    "a/src/client.x": "one",
    "c/src/client.x": "two",
    "c/src/core/errors.x": "class PetError",
    "b/src/core/errors.x": "class KennelError",
  });
});
