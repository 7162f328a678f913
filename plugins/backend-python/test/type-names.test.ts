import { emptyApi, makeName, resolveNames, sdkOf } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { backend } from "../src/index.js";

/** The names of object types. */
function namesOf(...types: readonly string[]): readonly string[] {
  const decls = types.map((wire) => {
    const name = makeName(wire, { explicit: true });
    return { kind: "object", id: `type:${wire}`, name, properties: [], extends: [], additional: null, origin: 0 };
  });
  const api = {
    ...emptyApi({ origins: { list: [] } } as never, 0),
    types: Object.fromEntries(decls.map((decl) => [decl.id, decl])),
  };
  const sdk = sdkOf(api as never, backend.style);
  const names = resolveNames(sdk, backend.naming(sdk, {} as never, { version: "1.0.0", whitelabel: false } as never));
  return decls.map(({ id }) => names.type(id as never));
}

test("types keep names that only the modules of clients use, since those name types by their module", () => {
  const types = ["Stream", "HttpResponse", "RequestOptions", "Connection", "Operation", "Page", "Client", "Response"];
  expect(namesOf(...types)).toEqual(types);
});

test("types give way to names that their own modules use", () => {
  expect(namesOf("Annotated", "WireModel", "Literal", "None")).toEqual([
    "AnnotatedModel",
    "WireModelModel",
    "LiteralModel",
    "NoneModel",
  ]);
});
