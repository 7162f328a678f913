import { resolveType } from "@sdkwright/plugin-api";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder } from "./support/compile.js";
import { projectOf } from "./support/project.js";

const generator = { name: "gen-typescript-sdk" };
const REFERENCE = '{ $ref: "#/components/schemas/Kind" }';

/** How a definition can say that a property has one value. */
const FORMS: readonly (readonly [property: string, kind: string])[] = [
  ["{ const: order.placed }", "{ type: string }"],
  ["{ type: string, enum: [order.placed] }", "{ type: string }"],
  [REFERENCE, "{ const: order.placed }"],
  [REFERENCE, "{ type: string, enum: [order.placed] }"],
  [`{ description: The kind., allOf: [${REFERENCE}] }`, "{ type: string, enum: [order.placed] }"],
];

const definitionOf = ([property, kind]: (typeof FORMS)[number]): string => `openapi: 3.1.0
info: { title: Hooks, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths: { /orders: { get: { operationId: listOrders, responses: { "204": { description: None. } } } } }
webhooks:
  placed:
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Placed" } } } }
      responses: { "204": { description: Done. } }
components:
  schemas:
    Placed: { type: object, required: [type, id], properties: { type: ${property}, id: { type: string } } }
    Kind: ${kind}
`;

test.each(FORMS)("the kind of an event is a constant where it is %s of %s", async (...form) => {
  await inMemoryFolder(async (folder) => {
    writeFolder(folder, projectOf({ openapi: "api.yml" }, new Map([["api.yml", definitionOf(form)]]), generator));
    const { api } = await compileFolder(folder);
    const placed = Object.values(api?.types ?? {}).find(({ name }) => name.wire === "Placed");
    const property = placed?.kind === "object" ? placed.properties.find(({ name }) => name.wire === "type") : undefined;
    expect(api && property && resolveType(api, property.type)).toEqual({ kind: "literal", value: "order.placed" });
  });
});
