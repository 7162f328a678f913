import type { ChangeClass, KindName } from "@sdkwright/diff";
import { chat, type Edits, type Node } from "./definitions.js";

/** A small pair of definitions that shows a kind of change. */
export interface KindCase {
  readonly kind: KindName;
  /** Default: the pet store. */
  readonly base?: () => Node;
  /** Changes of the base before both states. */
  readonly both?: Edits;
  readonly edits: Edits;
  /** What it is in each language: one class where all agree. */
  readonly is: ChangeClass | { readonly [language: string]: ChangeClass };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });
const ok = (schema: object) => ({ description: "Done", content: json(schema) });
const text = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
const done = { 204: { description: "Done" } };
const GET = "paths /pets get";
const POST = "paths /pets post";
const S = "components schemas";
const limit = `${GET} parameters 0`;
const header = { name: "X-Trace", in: "header", schema: { type: "string" } };
/** Where a value fits only if exactly its type is expected, and elsewhere. */
const nominal = (own: ChangeClass, others: ChangeClass) => ({
  csharp: own,
  go: own,
  java: own,
  php: others,
  python: others,
  ruby: others,
  swift: own,
  typescript: others,
});
/** Where calls give every parameter and take every result, and elsewhere. */
const arity = (own: ChangeClass, others: ChangeClass) => ({ ...nominal(own, others), csharp: others, swift: others });
/** Where requests have types. */
const typed = (named: ChangeClass, structural: ChangeClass) => ({
  csharp: named,
  go: named,
  java: named,
  php: named,
  swift: named,
  typescript: structural,
});
const pages = (next: string) => ({
  cursor: `$request.${next}`,
  next_cursor: "$response.next",
  results: "$response.items",
});
const stream = (terminator: string) => ({ format: "sse", terminator });

/** A case for every kind. */
export const KIND_CASES: readonly KindCase[] = [
  { kind: "operation-added", edits: { "paths /new get": { operationId: "getNew", responses: done } }, is: "additive" },
  { kind: "operation-removed", edits: { [GET]: undefined }, is: "breaking" },
  {
    kind: "operation-moved",
    edits: { "paths /ping": undefined, "paths /pong get": { operationId: "ping", tags: ["pets"], responses: done } },
    is: "invisible",
  },
  { kind: "operation-deprecated", edits: { [`${GET} deprecated`]: true }, is: "invisible" },
  {
    kind: "operation-restored",
    both: { [`${GET} deprecated`]: true },
    edits: { [`${GET} deprecated`]: false },
    is: "invisible",
  },
  { kind: "method-renamed", edits: { [`${GET} operationId`]: "searchPets" }, is: "breaking" },
  { kind: "method-moved", edits: { "paths /ping get tags": ["health"] }, is: "breaking" },
  { kind: "parameter-added", edits: { [`${GET} parameters 3`]: header }, is: "additive" },
  {
    kind: "parameter-added-required",
    edits: { [`${GET} parameters 3`]: { ...header, required: true } },
    is: "breaking",
  },
  {
    kind: "parameter-removed",
    edits: { [`${GET} parameters`]: [{ name: "owner", in: "query", required: true, schema: { type: "string" } }] },
    is: "breaking",
  },
  { kind: "parameter-became-required", edits: { [`${limit} required`]: true }, is: "breaking" },
  {
    kind: "parameter-became-optional",
    edits: { [`${GET} parameters 1 required`]: false },
    is: nominal("breaking", "additive"),
  },
  { kind: "parameter-renamed", edits: { [`${limit} x-gen-parameter-name`]: "max" }, is: "breaking" },
  { kind: "parameter-moved", edits: { [`${limit} in`]: "cookie" }, is: "invisible" },
  {
    kind: "parameter-widened",
    edits: { [`${limit} schema`]: { type: ["integer", "null"], format: "int32" } },
    is: nominal("breaking", "additive"),
  },
  {
    kind: "parameter-narrowed",
    both: { [`${limit} schema`]: {} },
    edits: { [`${limit} schema`]: { type: "integer", format: "int32" } },
    is: "breaking",
  },
  { kind: "parameter-changed", edits: { [`${limit} schema`]: { type: "string" } }, is: "breaking" },
  { kind: "parameter-style-changed", edits: { [`${GET} parameters 2 explode`]: false }, is: "invisible" },
  { kind: "parameter-default-changed", edits: { [`${limit} schema default`]: 5 }, is: "invisible" },
  {
    kind: "arguments-changed",
    edits: { "paths /pets/{id} get parameters": [header] },
    is: { go: "breaking", java: "breaking" },
  },
  // Where the path stays enough for a call: in Swift, by the short form of the method.
  {
    kind: "request-added",
    edits: { "paths /pets/{id} get parameters": [header] },
    is: { csharp: "additive", php: "additive", python: "additive", ruby: "additive", swift: "additive" },
  },
  // A method that would change nothing has no short form, so that calls of it no longer compile.
  {
    kind: "arguments-changed",
    both: { "paths /pets/{id} put": { operationId: "putPet", tags: ["pets"], responses: done } },
    edits: { "paths /pets/{id} put requestBody": { content: json(text) } },
    is: { go: "breaking", java: "breaking", swift: "breaking" },
  },
  { kind: "request-added", edits: { "paths /ping get parameters": [header] }, is: arity("breaking", "additive") },
  {
    kind: "request-became-required",
    both: {
      [POST]: {
        operationId: "createPet",
        tags: ["pets"],
        requestBody: { content: json(ref("Problem")) },
        responses: done,
      },
    },
    edits: { [`${POST} requestBody required`]: true },
    is: "breaking",
  },
  {
    kind: "request-became-optional",
    both: { [`${GET} parameters`]: [{ ...header, required: true }] },
    edits: { [`${GET} parameters`]: [header] },
    is: "additive",
  },
  {
    kind: "request-type-renamed",
    edits: { [`${GET} x-gen-request-name`]: "PetFilter" },
    is: typed("breaking", "breaking"),
  },
  // The body was the request; now it is a part of it. Values of its type still fit where only the shape counts.
  {
    kind: "request-type-renamed",
    edits: { [`${POST} parameters`]: [header] },
    is: typed("breaking", "additive"),
  },
  {
    kind: "body-encoding-changed",
    edits: { [`${POST} requestBody content`]: { "application/x-www-form-urlencoded": { schema: ref("NewPet") } } },
    is: "invisible",
  },
  {
    kind: "result-added",
    edits: { "paths /ping get responses": { 200: ok(ref("Pet")) } },
    is: arity("breaking", "additive"),
  },
  { kind: "result-removed", edits: { "paths /pets/{id} get responses": done }, is: "breaking" },
  { kind: "result-form-changed", edits: { "paths /pages get x-gen-pagination": undefined }, is: "breaking" },
  {
    kind: "result-widened",
    edits: { "paths /pets/{id} get responses": { 200: ok({ anyOf: [ref("Pet"), { type: "null" }] }) } },
    is: "breaking",
  },
  {
    kind: "result-narrowed",
    both: { "paths /pets/{id} get responses": { 200: ok({}) } },
    edits: { "paths /pets/{id} get responses": { 200: ok(ref("Pet")) } },
    is: nominal("breaking", "additive"),
  },
  { kind: "result-changed", edits: { "paths /pets/{id} get responses": { 200: ok(ref("Circle")) } }, is: "breaking" },
  {
    kind: "result-may-be-missing",
    edits: { "paths /pets/{id} get responses 204": { description: "None" } },
    is: "breaking",
  },
  {
    kind: "result-always-there",
    both: { "paths /pets/{id} get responses 204": { description: "None" } },
    edits: { "paths /pets/{id} get responses 204": undefined },
    is: nominal("breaking", "additive"),
  },
  { kind: "pagination-changed", edits: { "paths /pages get x-gen-pagination": pages("token") }, is: "invisible" },
  {
    kind: "stream-protocol-changed",
    both: { "paths /animals get x-gen-streaming": stream("[DONE]") },
    edits: { "paths /animals get x-gen-streaming": stream("[END]") },
    is: "invisible",
  },
  {
    kind: "security-changed",
    both: { security: undefined, "paths /ping get security": [{ key: [] }] },
    edits: { [`${GET} security`]: [{ key: [] }] },
    is: "invisible",
  },
  { kind: "retries-changed", edits: { [`${POST} x-gen-idempotent`]: true }, is: "invisible" },
  { kind: "error-thrown", edits: { [`${GET} responses 404`]: ok(ref("Problem")) }, is: "additive" },
  {
    kind: "error-not-thrown",
    both: { [`${GET} responses 404`]: ok(ref("Problem")) },
    edits: { [`${GET} responses 404`]: undefined },
    is: "invisible",
  },

  {
    kind: "type-added",
    edits: { [`${S} Tag`]: { type: "object", properties: { name: { type: "string" } } } },
    is: "additive",
  },
  {
    kind: "type-removed",
    both: { [`${S} Tag`]: { type: "object", properties: { name: { type: "string" } } } },
    edits: { [`${S} Tag`]: undefined },
    is: "breaking",
  },
  {
    kind: "type-renamed",
    edits: {
      [`${S} Problem`]: undefined,
      [`${S} Fault`]: { type: "object", required: ["message"], properties: { message: { type: "string" } } },
      [`${POST} responses 404`]: ok(ref("Fault")),
    },
    is: "breaking",
  },
  { kind: "type-deprecated", edits: { [`${S} Status deprecated`]: true }, is: "invisible" },
  {
    kind: "type-restored",
    both: { [`${S} Status deprecated`]: true },
    edits: { [`${S} Status deprecated`]: undefined },
    is: "invisible",
  },
  { kind: "property-deprecated", edits: { [`${S} Pet properties age deprecated`]: true }, is: "invisible" },
  {
    kind: "property-restored",
    both: { [`${S} Pet properties age deprecated`]: true },
    edits: { [`${S} Pet properties age deprecated`]: undefined },
    is: "invisible",
  },
  { kind: "parameter-deprecated", edits: { [`${limit} deprecated`]: true }, is: "invisible" },
  {
    kind: "parameter-restored",
    both: { [`${limit} deprecated`]: true },
    edits: { [`${limit} deprecated`]: undefined },
    is: "invisible",
  },
  {
    kind: "type-kind-changed",
    edits: { [`${S} Order`]: { type: "object", properties: { by: { type: "string" } } } },
    is: "breaking",
  },
  { kind: "type-widened", edits: { [`${S} Count`]: {} }, is: "breaking" },
  {
    kind: "type-narrowed",
    both: { [`${S} Count`]: {} },
    edits: { [`${S} Count`]: { type: "integer", format: "int32" } },
    is: nominal("breaking", "additive"),
  },
  { kind: "type-changed", edits: { [`${S} Count`]: { type: "string" } }, is: "breaking" },
  { kind: "property-added", edits: { [`${S} Pet properties color`]: { type: "string" } }, is: "additive" },
  {
    kind: "property-added-required",
    edits: { [`${S} NewPet properties color`]: { type: "string" }, [`${S} NewPet required`]: ["name", "color"] },
    is: "breaking",
  },
  { kind: "property-removed", edits: { [`${S} Pet properties age`]: undefined }, is: "breaking" },
  { kind: "property-became-required", edits: { [`${S} NewPet required`]: ["name", "nick"] }, is: "breaking" },
  { kind: "property-became-optional", edits: { [`${S} NewPet required`]: [] }, is: nominal("breaking", "additive") },
  {
    kind: "property-renamed",
    edits: { [`${S} Pet properties age x-gen-property-name`]: "years" },
    is: {
      csharp: "breaking",
      go: "breaking",
      java: "breaking",
      php: "breaking",
      python: "breaking",
      ruby: "breaking",
      swift: "breaking",
    },
  },
  { kind: "property-widened", edits: { [`${S} Pet properties name`]: { type: ["string", "null"] } }, is: "breaking" },
  {
    kind: "property-narrowed",
    both: { [`${S} Pet properties name`]: { type: ["string", "null"] } },
    edits: { [`${S} Pet properties name`]: { type: "string" } },
    is: nominal("breaking", "additive"),
  },
  // An integer is a number: in TypeScript by the same type, in PHP, Python and Ruby by one that fits, in the others by another one.
  {
    kind: "property-narrowed",
    both: { [`${S} Pet properties age`]: { type: "number" } },
    edits: { [`${S} Pet properties age`]: { type: "integer", format: "int32" } },
    is: {
      csharp: "breaking",
      go: "breaking",
      java: "breaking",
      php: "additive",
      python: "additive",
      ruby: "additive",
      swift: "breaking",
      typescript: "invisible",
    },
  },
  {
    kind: "property-narrowed",
    both: { [`${S} NewPet properties age`]: { type: "number" } },
    edits: { [`${S} NewPet properties age`]: { type: "integer", format: "int32" } },
    is: {
      csharp: "breaking",
      go: "breaking",
      java: "breaking",
      php: "breaking",
      python: "breaking",
      ruby: "breaking",
      swift: "breaking",
      typescript: "invisible",
    },
  },
  {
    kind: "property-widened",
    both: { [`${S} NewPet properties age`]: { type: "integer", format: "int32" } },
    edits: { [`${S} NewPet properties age`]: { type: "number" } },
    is: {
      csharp: "breaking",
      go: "breaking",
      java: "breaking",
      php: "additive",
      python: "additive",
      ruby: "additive",
      swift: "breaking",
      typescript: "invisible",
    },
  },
  { kind: "property-changed", edits: { [`${S} Pet properties name`]: { type: "boolean" } }, is: "breaking" },
  {
    kind: "property-changed",
    both: { [`${S} Pet properties age`]: { const: 3 } },
    edits: { [`${S} Pet properties age`]: { type: "string" } },
    is: "breaking",
  },
  // Objects of one shape, which fit each other unless they are of classes.
  {
    kind: "property-changed",
    both: { [`${S} Toy`]: text, [`${S} Gift`]: text, [`${S} Pet properties toy`]: ref("Toy") },
    edits: { [`${S} Pet properties toy`]: ref("Gift") },
    is: {
      csharp: "breaking",
      go: "breaking",
      java: "breaking",
      php: "breaking",
      python: "breaking",
      swift: "breaking",
    },
  },
  { kind: "property-default-changed", edits: { [`${S} NewPet properties age default`]: 2 }, is: "invisible" },
  { kind: "limits-changed", edits: { [`${S} NewPet properties name maxLength`]: 10 }, is: "invisible" },
  {
    kind: "undeclared-allowed",
    both: { [`${S} Query additionalProperties`]: false },
    edits: { [`${S} Query additionalProperties`]: { type: "string" } },
    is: "additive",
  },
  {
    kind: "undeclared-forbidden",
    both: { [`${S} Query additionalProperties`]: { type: "string" } },
    edits: { [`${S} Query additionalProperties`]: false },
    is: "breaking",
  },
  { kind: "enum-value-added", edits: { [`${S} Status enum`]: ["active", "gone", "new"] }, is: "additive" },
  { kind: "enum-value-removed", edits: { [`${S} Status enum`]: ["active"] }, is: "breaking" },
  { kind: "enum-value-renamed", edits: { [`${S} Status x-gen-enum`]: { gone: { name: "Left" } } }, is: "breaking" },
  { kind: "enum-opened", edits: { "paths /animals get responses": { 200: ok(ref("Order")) } }, is: "breaking" },
  {
    kind: "enum-closed",
    both: { "paths /animals get responses": { 200: ok(ref("Order")) } },
    edits: { "paths /animals get responses": { 200: ok(ref("Animal")) } },
    is: "breaking",
  },
  {
    kind: "variant-added",
    edits: { [`${S} Shape`]: { oneOf: [ref("Circle"), ref("Square"), ref("Problem")] } },
    is: "breaking",
  },
  {
    kind: "variant-added-tagged",
    edits: {
      [`${S} Fox`]: { type: "object", required: ["kind"], properties: { kind: { type: "string", const: "fox" } } },
      [`${S} Animal oneOf 2`]: ref("Fox"),
      [`${S} Animal discriminator mapping fox`]: "#/components/schemas/Fox",
    },
    is: "additive",
  },
  { kind: "variant-removed", edits: { [`${S} Shape`]: { oneOf: [ref("Circle"), ref("Problem")] } }, is: "breaking" },
  {
    kind: "variant-renamed",
    both: {
      [`${S} Shape oneOf 1`]: {
        title: "Small",
        type: "object",
        required: ["side"],
        properties: { side: { type: "number" } },
      },
    },
    edits: { [`${S} Shape oneOf 1 title`]: "Tiny" },
    is: { csharp: "breaking", go: "breaking", java: "breaking", swift: "breaking" },
  },
  {
    kind: "variant-changed",
    edits: {
      [`${S} Animal oneOf`]: [ref("Cat"), ref("Hound")],
      [`${S} Hound`]: {
        type: "object",
        required: ["size"],
        properties: { kind: { type: "string", const: "dog" }, size: { type: "number" } },
      },
      [`${S} Animal discriminator mapping dog`]: "#/components/schemas/Hound",
    },
    is: "breaking",
  },
  {
    kind: "discriminator-changed",
    edits: {
      [`${S} Animal discriminator propertyName`]: "type",
      [`${S} Cat`]: { type: "object", required: ["type"], properties: { type: { type: "string", const: "cat" } } },
      [`${S} Dog`]: { type: "object", required: ["type"], properties: { type: { type: "string", const: "dog" } } },
    },
    is: "breaking",
  },
  { kind: "error-class-added", edits: { [`${POST} responses 409`]: ok(ref("Problem")) }, is: "additive" },
  { kind: "error-class-removed", edits: { [`${POST} responses 404`]: undefined }, is: "breaking" },
  {
    kind: "error-class-renamed",
    edits: {
      [`${S} Problem`]: undefined,
      [`${S} Fault`]: { type: "object", required: ["message"], properties: { message: { type: "string" } } },
      [`${POST} responses 404`]: ok(ref("Fault")),
    },
    is: "breaking",
  },
  { kind: "error-body-changed", edits: { [`${POST} responses 404`]: ok({ type: "string" }) }, is: "breaking" },

  { kind: "package-renamed", edits: { "info title": "Animals" }, is: "breaking" },
  {
    kind: "client-renamed",
    edits: { "info title": "Animals" },
    is: {
      csharp: "breaking",
      java: "breaking",
      php: "breaking",
      python: "breaking",
      ruby: "breaking",
      swift: "breaking",
      typescript: "breaking",
    },
  },
  { kind: "group-renamed", edits: { "paths /pages get tags": ["leaves"] }, is: "breaking" },
  {
    kind: "option-added",
    edits: {
      "components securitySchemes token": { type: "http", scheme: "bearer" },
      "paths /ping get security": [{ token: [] }],
    },
    is: "additive",
  },
  {
    kind: "option-added-required",
    edits: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant" }] },
    is: "breaking",
  },
  {
    kind: "option-removed",
    both: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", optional: true }] },
    edits: { "x-gen-global-headers": undefined },
    is: "breaking",
  },
  {
    kind: "option-renamed",
    both: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", optional: true }] },
    edits: { "x-gen-global-headers": [{ header: "X-Tenant", name: "account", optional: true }] },
    is: "breaking",
  },
  {
    kind: "option-became-required",
    both: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", optional: true }] },
    edits: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant" }] },
    is: "breaking",
  },
  {
    kind: "option-became-optional",
    both: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant" }] },
    edits: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", optional: true }] },
    is: "additive",
  },
  {
    kind: "option-changed",
    both: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", type: "string" }] },
    edits: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", type: "boolean" }] },
    is: "breaking",
  },
  {
    kind: "option-variable-changed",
    both: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", env: "OLD" }] },
    edits: { "x-gen-global-headers": [{ header: "X-Tenant", name: "tenant", env: "NEW" }] },
    is: "breaking",
  },
  { kind: "scheme-changed", edits: { "components securitySchemes key name": "X-Api-Key" }, is: "invisible" },
  {
    kind: "environment-added",
    edits: { "servers 2": { url: "https://eu.pets.example", "x-gen-server-name": "Europe" } },
    is: "additive",
  },
  {
    kind: "environment-removed",
    edits: { servers: [{ url: "https://pets.example", "x-gen-server-name": "Live" }] },
    is: "breaking",
  },
  { kind: "environment-renamed", edits: { "servers 1 x-gen-server-name": "Staging" }, is: "breaking" },
  { kind: "environment-url-changed", edits: { "servers 1 url": "https://staging.pets.example" }, is: "invisible" },
  {
    kind: "environment-default-changed",
    edits: {
      servers: [
        { url: "https://test.pets.example", "x-gen-server-name": "Test" },
        { url: "https://pets.example", "x-gen-server-name": "Live" },
      ],
    },
    is: "invisible",
  },
  { kind: "base-url-required", edits: { servers: [{ url: "/" }] }, is: "breaking" },
  {
    kind: "webhook-added",
    edits: {
      "webhooks petBorn": {
        post: { operationId: "petBorn", requestBody: { content: json(ref("Pet")) }, responses: done },
      },
    },
    is: "additive",
  },
  { kind: "webhook-removed", edits: { webhooks: undefined }, is: "breaking" },
  {
    kind: "webhook-changed",
    edits: { "webhooks petSold post requestBody content": json(ref("Circle")) },
    is: "breaking",
  },
  {
    kind: "channel-added",
    base: chat,
    edits: { "channels hall": { address: "/hall", messages: { m: { payload: { type: "string" } } } } },
    is: "additive",
  },
  {
    kind: "channel-removed",
    base: chat,
    both: { "channels hall": { address: "/hall", messages: { m: { payload: { type: "string" } } } } },
    edits: { "channels hall": undefined },
    is: "breaking",
  },
  {
    kind: "channel-renamed",
    base: chat,
    edits: {
      "channels room": undefined,
      "channels hall": {
        address: "/room",
        messages: { say: { name: "say", payload: text }, said: { name: "said", payload: text } },
      },
      "operations say": { action: "receive", channel: { $ref: "#/channels/hall" } },
      "operations said": { action: "send", channel: { $ref: "#/channels/hall" } },
    },
    is: "breaking",
  },
  {
    kind: "message-added",
    base: chat,
    edits: {
      "channels room messages left": { name: "left", payload: { type: "string" } },
      "operations said messages 1": { $ref: "#/channels/room/messages/left" },
    },
    is: "additive",
  },
  {
    kind: "message-removed",
    base: chat,
    both: {
      "channels room messages left": { name: "left", payload: { type: "string" } },
      "operations said messages 1": { $ref: "#/channels/room/messages/left" },
    },
    edits: {
      "channels room messages left": undefined,
      "operations said messages": [{ $ref: "#/channels/room/messages/said" }],
    },
    is: "breaking",
  },
  {
    kind: "message-changed",
    base: chat,
    edits: { "channels room messages said payload": { type: "string" } },
    is: "breaking",
  },
];
