import { additive, because, breaking, type ChangeKind, invisible, varying } from "../kind.js";

/** Changes of declared types and errors. */
export const typeKinds = {
  "type-added": additive("Type added", "The SDK exports one more type.", (s) => `The type ${s} was added.`),
  "type-removed": breaking(
    "Type removed",
    "Code that names the type no longer compiles.",
    (s) => `The type ${s} was removed.`,
  ),
  "type-renamed": breaking("Type renamed", "Code that names the type no longer compiles.", (_, d) => `The type ${d}.`),
  "type-deprecated": invisible(
    "Type deprecated",
    "It still works; editors mark uses of it.",
    (s) => `${s} is deprecated.`,
  ),
  "type-restored": invisible(
    "Type no longer deprecated",
    "Editors no longer mark uses of it.",
    (s) => `${s} is no longer deprecated.`,
  ),
  "type-kind-changed": breaking(
    "Type is of another kind",
    "Objects, enums, unions and other types are used in different ways.",
    (s, d) => `The type ${s} is of another kind${because(d)}`,
  ),
  "type-widened": varying(
    { sent: "additive", received: "breaking", traits: { nominal: "breaking" } },
    "Type has more values",
    "Code that sends values sends what is still valid. Code that receives them does not expect the new ones.",
    (s, d) => `The type ${s} has more values${because(d)}`,
  ),
  "type-narrowed": varying(
    { sent: "breaking", received: "additive", traits: { nominal: "breaking" } },
    "Type has fewer values",
    "Code that sends values may send what is no longer valid. Code that receives them handles all that comes.",
    (s, d) => `The type ${s} has fewer values${because(d)}`,
  ),
  "type-changed": breaking(
    "Type has other values",
    "Old and new values do not fit each other.",
    (s, d) => `The type ${s} has other values${because(d)}`,
  ),
  "property-added": additive(
    "Optional property added",
    "Code that does not know it is what it was.",
    (s) => `${s} was added, optional.`,
  ),
  "property-added-required": varying(
    { sent: "breaking", received: "additive" },
    "Required property added",
    "Code that sends the type does not give it. Code that receives the type has one more property to read.",
    (s) => `${s} was added, required.`,
  ),
  "property-removed": breaking(
    "Property removed",
    "Code that gives or reads it no longer compiles.",
    (s) => `${s} was removed.`,
  ),
  "property-became-required": varying(
    { sent: "breaking", received: "additive", traits: { nominal: "breaking" } },
    "Property became required",
    "Code that sends the type may leave it out. Code that receives the type checks more than it needs to; where optional values have types of their own, it does not compile.",
    (s) => `${s} is required now.`,
  ),
  "property-became-optional": varying(
    { sent: "additive", received: "breaking", traits: { nominal: "breaking" } },
    "Property became optional",
    "Code that receives the type does not expect it to be missing. Code that sends the type gives it as before, except where optional values have types of their own.",
    (s) => `${s} is optional now.`,
  ),
  "property-renamed": breaking(
    "Property renamed in the SDK",
    "Code uses the old name.",
    (s, d) => `${s} was renamed${because(d)}`,
  ),
  "property-widened": varying(
    { sent: "additive", received: "breaking", traits: { nominal: "breaking" } },
    "Property has more values",
    "Code that sends the type gives what is still valid. Code that receives it does not expect the new values.",
    (s, d) => `${s} has more values${because(d)}`,
  ),
  "property-narrowed": varying(
    { sent: "breaking", received: "additive", traits: { nominal: "breaking" } },
    "Property has fewer values",
    "Code that sends the type may give what is no longer valid. Code that receives it handles all that comes.",
    (s, d) => `${s} has fewer values${because(d)}`,
  ),
  "property-changed": breaking(
    "Property has another type",
    "Old and new values do not fit each other.",
    (s, d) => `${s} has another type${because(d)}`,
  ),
  "property-deprecated": invisible(
    "Property deprecated",
    "It still works; editors mark uses of it.",
    (s) => `${s} is deprecated.`,
  ),
  "property-restored": invisible(
    "Property no longer deprecated",
    "Editors no longer mark uses of it.",
    (s) => `${s} is no longer deprecated.`,
  ),
  "property-default-changed": invisible(
    "Default of a property changed",
    "SDKs leave defaults to the API.",
    (s, d) => `${s} has another default${because(d)}`,
  ),
  "limits-changed": invisible(
    "Limits of values changed",
    "Lengths, ranges and patterns are documented; SDKs do not check them, and the API decides.",
    (s, d) => `${s} has other limits${because(d)}`,
  ),
  "undeclared-allowed": additive(
    "Undeclared properties allowed",
    "Code that uses the declared ones is what it was.",
    (s) => `${s} takes undeclared properties.`,
  ),
  "undeclared-forbidden": breaking(
    "Undeclared properties forbidden",
    "Code may give or read some.",
    (s) => `${s} no longer takes undeclared properties.`,
  ),
  "enum-value-added": additive(
    "Enum value added",
    "SDKs read enums as open, so that code already expects unknown values.",
    (s) => `${s} was added.`,
  ),
  "enum-value-removed": breaking(
    "Enum value removed",
    "The constant is gone, and code that names it no longer compiles.",
    (s) => `${s} was removed.`,
  ),
  "enum-value-renamed": breaking(
    "Constant of an enum value renamed",
    "Code that names the constant no longer compiles.",
    (s, d) => `The constant of ${s} was renamed${because(d)}`,
  ),
  "enum-opened": varying(
    { sent: "additive", received: "breaking" },
    "Enum takes undeclared values",
    "What code sends is still valid. Code that receives the enum does not expect other values.",
    (s) => `${s} takes values that are not declared.`,
  ),
  "enum-closed": varying(
    { sent: "breaking", received: "additive" },
    "Enum no longer takes undeclared values",
    "Code may send some.",
    (s) => `${s} no longer takes values that are not declared.`,
  ),
  "variant-added": varying(
    { sent: "additive", received: "breaking" },
    "Variant of a union added",
    "What code sends is still valid. Code that receives the union does not expect the new variant.",
    (s) => `${s} was added.`,
  ),
  "variant-added-tagged": additive(
    "Variant of a tagged union added",
    "SDKs keep variants that they do not know, so that code already expects them.",
    (s) => `${s} was added.`,
  ),
  "variant-removed": breaking(
    "Variant of a union removed",
    "Code that sends it or looks for it no longer compiles.",
    (s) => `${s} was removed.`,
  ),
  "variant-renamed": breaking(
    "Variant renamed in the SDK",
    "Code uses the old name.",
    (s, d) => `${s} was renamed${because(d)}`,
  ),
  "variant-changed": breaking(
    "Variant has another type",
    "Code that sends it or looks into it expects the old one.",
    (s, d) => `${s} has another type${because(d)}`,
  ),
  "discriminator-changed": breaking(
    "Discriminator changed",
    "Code tells the variants apart by the old property.",
    (s, d) => `The variants of ${s} are told apart in another way${because(d)}`,
  ),
  "error-class-added": additive(
    "Class of an error added",
    "Code that catches the general class of the status catches the new one.",
    (s) => `The error ${s} was added.`,
  ),
  "error-class-removed": breaking(
    "Class of an error removed",
    "Code that names the class no longer compiles.",
    (s) => `The error ${s} was removed.`,
  ),
  "error-class-renamed": breaking(
    "Class of an error renamed",
    "Code that names the class no longer compiles.",
    (_, d) => `The error ${d}.`,
  ),
  "error-body-changed": breaking(
    "Body of an error has another type",
    "Code reads the old one.",
    (s, d) => `The body of the error ${s} has another type${because(d)}`,
  ),
} as const satisfies { readonly [kind: string]: ChangeKind };
