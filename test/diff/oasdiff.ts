import type { KindName } from "@sdkwright/diff";
import type { Edits } from "./definitions.js";

/** A documented breaking check of oasdiff, in our words, and what `sdkwright diff` says of such a change. */
export interface Row {
  readonly check: string;
  /** The kind that it is reported as. */
  readonly kind?: KindName;
  /** Why it is no change for callers of an SDK, or not a breaking one. */
  readonly why?: string;
  /** A change of the pet store that shows it. */
  readonly both?: Edits;
  readonly edits?: Edits;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });
const ok = (schema: object) => ({ description: "Done", content: json(schema) });
const S = "components schemas";
const GET = "paths /pets get";
const POST = "paths /pets post";
const limit = `${GET} parameters 0`;

const LIMITS = "Limits are documented; SDKs do not check them, so code compiles and the API decides.";
const SUNSET = "Sunset dates and stability levels are a policy for the definition. No SDK contains them.";
const HEADERS = "SDKs hand out the headers of responses as they come.";
const DEFAULTS = "Calls compile, and leave the choice to the API as before.";
const MEDIA =
  "SDKs ask for one media type and read what they asked for. A change of the type is a change of the result.";

/** Every documented breaking check: of the generated list of examples in the documentation of oasdiff. */
export const OASDIFF: readonly Row[] = [
  {
    check: "Request: subschema added to `allOf`",
    kind: "property-added-required",
    both: { [`${S} NewPet`]: { allOf: [ref("Query"), ref("Problem")] } },
    edits: {
      [`${S} NewPet allOf 2`]: { type: "object", required: ["size"], properties: { size: { type: "string" } } },
    },
  },
  {
    check: "Response: schema added to `oneOf`",
    kind: "variant-added",
    edits: { [`${S} Shape oneOf 2`]: ref("Problem") },
  },
  {
    check: "Request: required property added",
    kind: "property-added-required",
    edits: { [`${S} NewPet properties size`]: { type: "string" }, [`${S} NewPet required`]: ["name", "size"] },
  },
  {
    check: "Pattern added",
    kind: "limits-changed",
    why: LIMITS,
    edits: { [`${S} NewPet properties nick pattern`]: "^x" },
  },
  {
    check: "Pattern added, recursive property",
    kind: "limits-changed",
    why: LIMITS,
    both: { [`${S} NewPet properties parent`]: ref("NewPet") },
    edits: { [`${S} NewPet properties nick pattern`]: "^x" },
  },
  {
    check: "Pattern changed",
    kind: "limits-changed",
    why: LIMITS,
    both: { [`${S} NewPet properties nick pattern`]: "^x" },
    edits: { [`${S} NewPet properties nick pattern`]: "^y" },
  },
  {
    check: "Parameter: pattern changed",
    kind: "limits-changed",
    why: LIMITS,
    edits: { [`${GET} parameters 1 schema pattern`]: "^y" },
  },
  {
    check: "Required request body added",
    kind: "parameter-added-required",
    edits: {
      "paths /ping get": undefined,
      "paths /ping post": {
        operationId: "ping",
        tags: ["pets"],
        requestBody: { required: true, content: json(ref("Problem")) },
        responses: { 204: { description: "Done" } },
      },
    },
  },
  {
    check: "Request body became an enum",
    kind: "parameter-narrowed",
    both: { [`${POST} requestBody content`]: json({ type: "string" }) },
    edits: { [`${POST} requestBody content`]: json(ref("Order")) },
  },
  {
    check: "Request body became an enum of another type",
    kind: "parameter-changed",
    both: { [`${POST} requestBody content`]: json({ type: "integer" }) },
    edits: { [`${POST} requestBody content`]: json(ref("Order")) },
  },
  {
    check: "Request property no longer nullable",
    kind: "property-narrowed",
    both: { [`${S} NewPet properties nick type`]: ["string", "null"] },
    edits: { [`${S} NewPet properties nick type`]: "string" },
  },
  {
    check: "Required response property became optional, or was deleted",
    kind: "property-became-optional",
    edits: { [`${S} Pet required`]: ["id"] },
  },
  {
    check: "Response body became nullable",
    kind: "result-widened",
    edits: { "paths /pets/{id} get responses 200": ok({ anyOf: [ref("Pet"), { type: "null" }] }) },
  },
  {
    check: "Response property became nullable",
    kind: "property-widened",
    edits: { [`${S} Pet properties name type`]: ["string", "null"] },
  },
  {
    check: "Response property in `allOf`, `anyOf` or `oneOf` became optional",
    kind: "property-became-optional",
    edits: { [`${S} Circle required`]: [] },
  },
  {
    check: "Response: type of undeclared properties changed",
    kind: "type-changed",
    both: { [`${S} Pet additionalProperties`]: { type: "integer" } },
    edits: { [`${S} Pet additionalProperties`]: { type: "string" } },
  },
  {
    check: "Embedded response property became nullable",
    kind: "property-widened",
    edits: { [`${S} Page properties next type`]: ["string", "null"] },
  },
  {
    check: "Header parameter became required",
    kind: "parameter-became-required",
    both: { [`${GET} parameters 3`]: { name: "X-A", in: "header", schema: { type: "string" } } },
    edits: { [`${GET} parameters 3 required`]: true },
  },
  {
    check: "Path parameter became an enum",
    kind: "parameter-narrowed",
    edits: { "paths /pets/{id} parameters 0 schema": ref("Order") },
  },
  {
    check: "Request property in `anyOf` became required",
    kind: "property-became-required",
    both: { [`${POST} requestBody content`]: json({ anyOf: [ref("NewPet"), ref("Problem")] }) },
    edits: { [`${S} NewPet required`]: ["name", "nick"] },
  },
  {
    check: "Request property in items became required",
    kind: "property-became-required",
    both: { [`${POST} requestBody content`]: json({ type: "array", items: ref("NewPet") }) },
    edits: { [`${S} NewPet required`]: ["name", "nick"] },
  },
  {
    check: "Request property became an enum",
    kind: "property-narrowed",
    edits: { [`${S} NewPet properties nick`]: ref("Order") },
  },
  {
    check: "Request property became required",
    kind: "property-became-required",
    edits: { [`${S} NewPet required`]: ["name", "nick"] },
  },
  {
    check: "Request header became an enum",
    kind: "parameter-narrowed",
    both: { [`${GET} parameters 3`]: { name: "X-A", in: "header", schema: { type: "string" } } },
    edits: { [`${GET} parameters 3 schema`]: ref("Order") },
  },
  {
    check: "Property of a request header became required, or was added",
    kind: "property-became-required",
    both: { [`${GET} parameters 3`]: { name: "X-A", in: "header", schema: ref("NewPet") } },
    edits: { [`${S} NewPet required`]: ["name", "nick"] },
  },
  {
    check: "Property under another request property became required",
    kind: "property-became-required",
    both: { [`${S} Query properties pet`]: ref("NewPet") },
    edits: { [`${S} NewPet required`]: ["name", "nick"] },
  },
  {
    check: "Request body became required",
    kind: "request-became-required",
    both: { [`${POST} requestBody`]: { content: json(ref("Problem")) } },
    edits: { [`${POST} requestBody required`]: true },
  },
  {
    check: "Required response property no longer write-only",
    why: "A property that callers may now receive is one more to read.",
  },
  { check: "Response header became optional, or was removed", why: HEADERS },
  {
    check: "Request: maximum length set or reduced",
    kind: "limits-changed",
    why: LIMITS,
    edits: { [`${S} NewPet properties name maxLength`]: 5 },
  },
  {
    check: "Response: maximum length removed or increased",
    kind: "limits-changed",
    why: LIMITS,
    both: { [`${S} Pet properties name maxLength`]: 5 },
    edits: { [`${S} Pet properties name maxLength`]: undefined },
  },
  {
    check: "Request or response: numbers of items changed",
    kind: "limits-changed",
    why: LIMITS,
    edits: { [`${GET} parameters 2 schema maxItems`]: 5 },
  },
  {
    check: "Response: minimum length reduced",
    kind: "limits-changed",
    why: LIMITS,
    both: { [`${S} Pet properties name minLength`]: 5 },
    edits: { [`${S} Pet properties name minLength`]: 1 },
  },
  { check: "Request: maximum reduced", kind: "limits-changed", why: LIMITS, edits: { [`${limit} schema maximum`]: 5 } },
  {
    check: "Request body: number became integer",
    kind: "property-narrowed",
    both: { [`${S} NewPet properties age`]: { type: "number" } },
    edits: { [`${S} NewPet properties age`]: { type: "integer", format: "int32" } },
  },
  {
    check: "Request body: number became string",
    kind: "property-changed",
    both: { [`${S} NewPet properties age`]: { type: "number" } },
    edits: { [`${S} NewPet properties age`]: { type: "string" } },
  },
  {
    check: "Request body: string became number",
    kind: "property-changed",
    edits: { [`${S} NewPet properties nick`]: { type: "number" } },
  },
  {
    check: "Query parameter: property of another type",
    kind: "property-changed",
    both: { [`${GET} parameters 3`]: { name: "f", in: "query", schema: ref("Circle") } },
    edits: { [`${S} Circle properties radius`]: { type: "string" } },
  },
  {
    check: "Query parameter: string became number",
    kind: "parameter-changed",
    edits: { [`${GET} parameters 1 schema`]: { type: "number" } },
  },
  {
    check: "Response: integer became number",
    kind: "property-widened",
    edits: { [`${S} Pet properties age`]: { type: "number" } },
  },
  {
    check: "Response: number became string",
    kind: "property-changed",
    edits: { [`${S} Circle properties radius`]: { type: "string" } },
  },
  {
    check: "Response: string became number",
    kind: "property-changed",
    edits: { [`${S} Pet properties name`]: { type: "number" } },
  },
  {
    check: "Response: string became integer, embedded",
    kind: "property-changed",
    edits: { [`${S} Page properties next`]: { type: "integer", format: "int32" } },
  },
  { check: "Sunset of an operation or parameter deleted, changed or invalid", why: SUNSET },
  {
    check: "Operation or parameter deprecated against the policy",
    kind: "operation-deprecated",
    why: SUNSET,
    edits: { [`${GET} deprecated`]: true },
  },
  {
    check: "Operation or parameter removed before its sunset, or with an invalid date",
    kind: "operation-removed",
    both: { [`${GET} deprecated`]: true, [`${GET} x-sunset`]: "2099-01-01" },
    edits: { [GET]: undefined },
  },
  { check: "Stability level lowered or invalid", why: SUNSET },
  { check: "Response: media type removed", why: MEDIA },
  { check: "Response: media type more general", why: MEDIA },
  {
    check: "Optional response property deleted",
    kind: "property-removed",
    edits: { [`${S} Pet properties age`]: undefined },
  },
  { check: "Parameter deleted", kind: "parameter-removed", edits: { [`${GET} parameters`]: [] } },
  { check: "Path deleted", kind: "operation-removed", edits: { "paths /ping": undefined } },
  { check: "Operation deleted", kind: "operation-removed", edits: { [GET]: undefined } },
  {
    check: "Required request property deleted",
    kind: "property-removed",
    edits: { [`${S} NewPet`]: { type: "object", properties: { nick: { type: "string" } } } },
  },
  {
    check: "Required response property deleted",
    kind: "property-removed",
    edits: { [`${S} Pet properties name`]: undefined, [`${S} Pet required`]: ["id"] },
  },
  {
    check: "Required response property in `allOf` deleted",
    kind: "property-removed",
    both: { [`${S} Pet`]: { allOf: [ref("Problem"), ref("Circle")] } },
    edits: { [`${S} Problem`]: { type: "object", properties: { note: { type: "string" } } } },
  },
  {
    check: "Embedded optional request property deleted",
    kind: "property-removed",
    edits: { [`${S} NewPet properties nick`]: undefined },
  },
  {
    check: "Value of `x-extensible-enum` deleted",
    why: "The extension documents values of a text. SDKs take and give any text.",
  },
  { check: "Enum value deleted", kind: "enum-value-removed", edits: { [`${S} Order enum`]: ["up"] } },
  { check: "Response: enum value deleted", kind: "enum-value-removed", edits: { [`${S} Status enum`]: ["active"] } },
  {
    check: "Default of a parameter set, changed or removed",
    kind: "parameter-default-changed",
    why: DEFAULTS,
    edits: { [`${limit} schema default`]: 5 },
  },
  {
    check: "Required header, query or cookie parameter added",
    kind: "parameter-added-required",
    edits: { [`${GET} parameters 3`]: { name: "X-A", in: "header", required: true, schema: { type: "string" } } },
  },
  {
    check: "Required path parameter added",
    kind: "operation-removed",
    edits: {
      "paths /ping": undefined,
      "paths /ping/{at} get": {
        operationId: "pingAt",
        tags: ["pets"],
        parameters: [{ name: "at", in: "path", required: true, schema: { type: "string" } }],
        responses: { 204: { description: "Done" } },
      },
    },
  },
  {
    check: "Request: subschema of `allOf` removed",
    kind: "property-removed",
    both: {
      [`${S} NewPet`]: {
        allOf: [ref("Query"), ref("Problem"), { type: "object", properties: { size: { type: "string" } } }],
      },
    },
    edits: { [`${S} NewPet`]: { allOf: [ref("Query"), ref("Problem")] } },
  },
  {
    check: "Request: schema of `anyOf` or `oneOf` removed",
    kind: "variant-removed",
    both: {
      [`${S} Either`]: { oneOf: [ref("Circle"), ref("Square"), ref("Problem")] },
      [`${POST} requestBody content`]: json(ref("Either")),
    },
    edits: { [`${S} Either oneOf`]: [ref("Circle"), ref("Square")] },
  },
  {
    check: "Request: media type removed",
    kind: "body-encoding-changed",
    why: "SDKs send the first media type. If another one is sent in its place, calls are what they were, as long as the type is.",
    edits: { [`${POST} requestBody content`]: { "application/x-www-form-urlencoded": { schema: ref("NewPet") } } },
  },
  {
    check: "Success status removed",
    kind: "result-removed",
    edits: { "paths /pets/{id} get responses": { 204: { description: "Done" } } },
  },
  {
    check: "Error status removed",
    kind: "error-not-thrown",
    why: "Code that handles the error compiles, and is not reached. A class that is gone is a change of its own.",
    both: { [`${GET} responses 404`]: ok(ref("Problem")) },
    edits: { [`${GET} responses 404`]: undefined },
  },
  {
    check: "Schema removed from the components",
    kind: "type-removed",
    both: { [`${S} Spare`]: { type: "object", properties: { a: { type: "string" } } } },
    edits: { [`${S} Spare`]: undefined },
  },
  {
    check: "Request body removed",
    kind: "parameter-removed",
    both: { "paths /find post requestBody content": json({ type: "string" }) },
    edits: { "paths /find post requestBody": undefined },
  },
  { check: "Tag removed or changed", kind: "method-moved", edits: { "paths /ping get tags": ["health"] } },
  { check: "operationId removed or changed", kind: "method-renamed", edits: { [`${GET} operationId`]: "searchPets" } },
];
