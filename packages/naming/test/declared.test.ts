import { clientNode, requestNode, typeNode } from "@sdkwright/sdk-model";
import { expect, test } from "vitest";
import { accessPath, declaredBy, resolveNames } from "../src/index.js";
import { api, object, operation, profile, sdkOf } from "./api.js";

const sdk = sdkOf(api({ types: [object("Pet")], operations: [operation("pets.photos", "get")] }));
const names = resolveNames(sdk, profile);

test("nodes are found by the ids of what they declare", () => {
  expect(declaredBy(names, clientNode(sdk, "resource:pets.photos"))).toEqual({
    id: "resource:pets.photos",
    name: "PhotosClient",
  });
  expect(declaredBy(names, requestNode(sdk, "op:pets.photos/get"))).toEqual({
    id: "op:pets.photos/get",
    name: names.request("op:pets.photos/get"),
  });
  expect(declaredBy(names, typeNode(sdk, "type:Pet"))).toEqual({ id: "type:Pet", name: "Pet" });
  expect(declaredBy(names, { kind: "environments" })).toBeNull();
});

test("a method is reached by the names of its resources", () => {
  expect(accessPath(sdk, names, "op:pets.photos/get")).toEqual(["pets", "photos", "get"]);
});
