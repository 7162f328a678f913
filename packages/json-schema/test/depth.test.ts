import { describe, expect, test } from "vitest";
import { lowerDefs } from "./lower.js";

const LENGTH = 2_000;

/** Schemas that lead from one to the next; the last one is as given. */
function chain(link: (next: string) => object, last: object): object {
  const schemas: [string, object][] = [];
  for (let index = 0; index < LENGTH; index++) schemas.push([`S${index}`, link(`#/$defs/S${index + 1}`)]);
  return Object.fromEntries([...schemas, [`S${LENGTH}`, last]]);
}

const LINKS: Record<string, (next: string) => object> = {
  references: ($ref) => ({ $ref }),
  "references with keywords beside": ($ref) => ({ $ref, description: "Next.", minProperties: 1 }),
  allOf: ($ref) => ({ allOf: [{ $ref }] }),
  "allOf with properties": ($ref) => ({
    allOf: [{ $ref }, { type: "object", properties: { own: { type: "string" } } }],
  }),
  oneOf: ($ref) => ({ oneOf: [{ $ref }, { type: "null" }] }),
  anyOf: ($ref) => ({ anyOf: [{ $ref }, { type: "string" }] }),
  properties: ($ref) => ({ type: "object", properties: { next: { $ref } } }),
  items: ($ref) => ({ type: "array", items: { $ref } }),
  additionalProperties: ($ref) => ({ type: "object", additionalProperties: { $ref } }),
  "discriminated parents": ($ref) => ({
    allOf: [{ $ref }],
    properties: { kind: { type: "string" } },
    discriminator: { propertyName: "kind" },
  }),
};

describe(`a chain of ${LENGTH} schemas`, () => {
  test.each(Object.entries(LINKS))("by %s overflows nothing", (_name, link) => {
    const { decls } = lowerDefs(chain(link, { type: "object", properties: { end: { type: "string" } } }));
    expect(decls.length).toBeGreaterThanOrEqual(LENGTH);
  });

  test.each(Object.entries(LINKS))("by %s that ends where it begins overflows nothing", (_name, link) => {
    const { decls } = lowerDefs(chain(link, { $ref: "#/$defs/S0" }));
    expect(decls.length).toBeGreaterThanOrEqual(LENGTH);
  });
});
