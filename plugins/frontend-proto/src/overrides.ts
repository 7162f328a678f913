import { type Json, nearest, type Report, type SourceDocument } from "@sdkwright/plugin-api";
import { protoCatalogue } from "./catalogue.js";

/** What override files say of a symbol. */
export interface Override {
  readonly ignore?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
  readonly description?: string;
  readonly audiences?: readonly string[];
}

/** By full name: `acme.v1.PetService.GetPet`. */
export type Overrides = ReadonlyMap<string, Override>;

/** Reads override files: full names of symbols, each with extensions as other formats have them. Later files win. */
export function readOverrides(
  documents: readonly SourceDocument[],
  isDeclared: (name: string) => boolean,
  known: () => readonly string[],
  report: Report,
): Overrides {
  const overrides = new Map<string, Override>();
  for (const document of documents) {
    if (!isRecord(document.data)) continue;
    for (const [name, value] of Object.entries(document.data)) {
      const location = { document: document.path, pointer: `/${name}`, at: "key" as const };
      if (!isDeclared(name)) {
        const params = { name, nearest: nearest(name, known()) };
        report(protoCatalogue.create("unknown-override", params, { location }));
        continue;
      }
      overrides.set(name, { ...overrides.get(name), ...readOverride(document, name, value, report) });
    }
  }
  return overrides;
}

function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isTexts = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function readOverride(document: SourceDocument, name: string, value: Json, report: Report): Override {
  const override: { -readonly [K in keyof Override]: Override[K] } = {};
  const refuse = (key: string, expected: string): void => {
    const location = { document: document.path, pointer: `/${name}/${key}` };
    report(protoCatalogue.create("override-value", { key, expected }, { location }));
  };
  for (const [key, given] of Object.entries(isRecord(value) ? value : {})) {
    switch (key.replace(/^x-fern-/, "x-gen-")) {
      case "x-gen-ignore":
        if (typeof given === "boolean") override.ignore = given;
        else refuse(key, "true or false");
        break;
      case "x-gen-sdk-method-name":
      case "x-gen-type-name":
      case "x-gen-property-name":
        if (typeof given === "string" && given !== "") override.name = given;
        else refuse(key, "a name");
        break;
      case "x-gen-sdk-group-name":
        if (typeof given === "string") override.groups = [given];
        else if (isTexts(given)) override.groups = given;
        else refuse(key, "a name or a list of names");
        break;
      case "x-gen-audiences":
        if (isTexts(given)) override.audiences = given;
        else refuse(key, "a list of names");
        break;
      case "description":
        if (typeof given === "string") override.description = given;
        else refuse(key, "text");
        break;
      default:
        refuse(
          key,
          "one of x-gen-ignore, x-gen-sdk-method-name, x-gen-sdk-group-name, x-gen-type-name, x-gen-property-name, x-gen-audiences, description",
        );
    }
  }
  return override;
}
