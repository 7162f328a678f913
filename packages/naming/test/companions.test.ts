import type { TypeDecl } from "@sdkwright/ir-schema";
import type { PartInfos } from "@sdkwright/sdk-model";
import { expect, test } from "vitest";
import { type CompanionSpellings, makeName, type NameTable, resolveNames } from "../src/index.js";
import { type ApiParts, api, object, operation, profile, sdkOf } from "./api.js";

function namesOf(parts: ApiParts, companions: CompanionSpellings): NameTable {
  return resolveNames(sdkOf(api(parts)), { ...profile, companions });
}

function enumeration(wire: string, ...values: string[]): TypeDecl {
  const named = values.map((value) => ({ value, name: makeName(value) }));
  const name = makeName(wire, { explicit: true });
  return { kind: "enum", id: `type:${wire}`, name, base: "string", open: false, values: named, origin: 0 } as TypeDecl;
}

const constants: CompanionSpellings = { enumConstant: ({ type, member }) => type + member };

test("a companion gives way to what is declared", () => {
  const names = namesOf({ types: [enumeration("Light", "on"), object("LightOn")] }, constants);
  expect(names.type("type:LightOn")).toBe("LightOn");
  expect(names.companion("enumConstant", "type:Light", "on")).toBe("LightOn_");
});

test("of several names a companion has the first that is free, or else the last one, escaped", () => {
  const both: CompanionSpellings = { enumConstant: ({ type, member }) => [member, type + member] };
  const nameIn = (...taken: string[]) => {
    const names = namesOf({ types: [enumeration("Light", "on"), ...taken.map((wire) => object(wire))] }, both);
    return names.companion("enumConstant", "type:Light", "on");
  };
  expect(nameIn()).toBe("On");
  expect(nameIn("On")).toBe("LightOn");
  expect(nameIn("On", "LightOn")).toBe("LightOn_");
});

test("a value that an enum lists twice has one constant", () => {
  const names = namesOf({ types: [enumeration("Light", "on", "on")] }, constants);
  expect(names.isTaken(`${names.companion("enumConstant", "type:Light", "on")}_`)).toBe(false);
});

test("kinds choose in the order of the profile", () => {
  const operations = [operation("pets", "get")];
  const one = () => "One";
  const first = namesOf({ operations }, { clientMaker: one, rawClient: one });
  expect(first.companion("clientMaker", "resource:")).toBe("One");
  expect(first.companion("clientMaker", "resource:pets")).toBe("One_");
  expect(first.companion("rawClient", "resource:")).toBe("One__");
  const second = namesOf({ operations }, { rawClient: one, clientMaker: one });
  expect(second.companion("rawClient", "resource:")).toBe("One");
});

test("a name must be free with each of its endings", () => {
  const operations = [operation("pets", "get")];
  const spelling = { name: () => "PetsGet", endings: ["Params"] };
  const names = namesOf({ operations, types: [object("PetsGetParams")] }, { operation: spelling });
  expect(names.companion("operation", "op:pets/get")).toBe("PetsGet_");
});

test("fields of one method differ from one another only", () => {
  const operations = [operation("pets", "get"), operation("pets", "list")];
  const names = namesOf({ operations, types: [object("Request")] }, { requestField: () => "Request" });
  expect(names.companion("requestField", "op:pets/get")).toBe("Request");
  expect(names.companion("requestField", "op:pets/list")).toBe("Request");
});

test("a client is called by its noun too", () => {
  const names = namesOf({ operations: [operation("pets", "get")] }, { rawClient: ({ noun }) => `${noun}RawClient` });
  expect(names.companion("rawClient", "resource:pets")).toBe("PetsRawClient");
  expect(names.companion("rawClient", "resource:")).toBe("AcmeRawClient");
});

test("parts choose their names before companions, each for the clients that have it", () => {
  const given = api({ operations: [operation("pets", "get")], types: [object("AsyncPetsClient")] });
  const parts: PartInfos = {
    builder: { title: "builder", per: "sdk", name: ({ client }) => `${client}Builder` },
    asyncClient: { title: "asynchronous client", per: "client", name: ({ client }) => `Async${client}` },
    operations: { title: "operations", per: "client", has: (_, { root }) => !root, name: ({ noun }) => `${noun}Raw` },
    index: { title: "exports", per: "sdk" },
  };
  const companions = { rawClient: () => "PetsRaw" } as const;
  const names = resolveNames(sdkOf(given), { ...profile, parts, companions });
  expect(names.part("builder", "resource:")).toBe("AcmeClientBuilder");
  expect(names.part("asyncClient", "resource:")).toBe("AsyncAcmeClient");
  expect(names.part("asyncClient", "resource:pets")).toBe("AsyncPetsClient_");
  expect(names.part("operations", "resource:pets")).toBe("PetsRaw");
  expect(names.companion("rawClient", "resource:")).toBe("PetsRaw_");
  expect(() => names.part("operations", "resource:")).toThrow("The API has no name for the operations");
  expect(() => names.part("index", "resource:")).toThrow("The API has no name for the index");
});

test("asking for a companion that the profile does not list is a bug", () => {
  const names = namesOf({ types: [enumeration("Light", "on")] }, {});
  expect(() => names.companion("enumConstant", "type:Light", "on")).toThrow("The API has no name for");
});
