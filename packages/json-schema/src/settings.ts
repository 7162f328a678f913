import type { OptionSchema, OptionValues } from "@sdkwright/plugin-api";

/** What a user chooses of how schemas become types. The defaults follow the definition to the letter. */
export interface SchemaSettings {
  /** What an absent `additionalProperties` of an object with properties means. */
  readonly additionalByDefault: boolean;
  /** An enum of one value is that literal, one of several a union of literals. */
  readonly enumsToLiterals: boolean;
  /** Whatever may be left out may be null too. */
  readonly optionalToNullable: boolean;
  /** A schema with `allOf` repeats the properties of its parts, and may make required ones optional. */
  readonly inlineAllOf: boolean;
  /** Variants say in their own types which they are, and no discriminator of the union does. */
  readonly literalsOverDiscriminators: boolean;
  /** A `oneOf` of one schema stays a union. */
  readonly keepSingleOneOf: boolean;
  /** Enums take values that they do not list. */
  readonly openEnums: boolean;
  /** Null is a value of its own; else a value that may be null is one that may be left out. */
  readonly respectNullable: boolean;
  /** A schema's `title` names its type. */
  readonly titlesAsNames: boolean;
  /** `format: date` makes no type of its own. */
  readonly datesAsStrings: boolean;
  /** What refers to a schema that admits null may be left out. */
  readonly nullableReferencesOptional: boolean;
}

/** The settings that shape schemas, as users write them: part of the options of every frontend that reads JSON Schema. */
export const schemaOptions = {
  "additional-properties-defaults-to": {
    type: "boolean",
    description: "What an absent `additionalProperties` means for an object with properties.",
    default: false,
  },
  "coerce-enums-to-literals": {
    type: "boolean",
    description: "Make literals of enums: of one value a literal, of several a union of literals.",
    default: false,
  },
  "coerce-optional-schemas-to-nullable": {
    type: "boolean",
    description: "Let properties and parameters that may be left out be null too.",
    default: false,
  },
  "inline-all-of-schemas": {
    type: "boolean",
    description:
      "Repeat what the parts of `allOf` declare instead of inheriting it; a child may relax what they require.",
    default: false,
  },
  "prefer-undiscriminated-unions-with-literals": {
    type: "boolean",
    description: "Make undiscriminated unions of discriminated ones, with the discriminator's value in each variant.",
    default: false,
  },
  "preserve-single-schema-oneof": {
    type: "boolean",
    description: "Keep a `oneOf` of one schema as a union.",
    default: false,
  },
  "respect-forward-compatible-enums": {
    type: "boolean",
    description: "Let enums take values that they do not list, in requests too.",
    default: false,
  },
  "respect-nullable-schemas": {
    type: "boolean",
    description: "Keep null apart from what is left out; when false, what may be null may be left out instead.",
    default: true,
  },
  "title-as-schema-name": {
    type: "boolean",
    description: "Name types by the `title` of their schemas.",
    default: false,
  },
  "type-dates-as-strings": {
    type: "boolean",
    description: "Read strings of `format: date` as strings.",
    default: false,
  },
  "wrap-references-to-nullable-in-optional": {
    type: "boolean",
    description: "Let properties and parameters that refer to a schema that admits null be left out.",
    default: false,
  },
} satisfies OptionSchema;

/** Reads the settings that hold for a definition; one that is not given has its default. */
export function schemaSettings(given: OptionValues): SchemaSettings {
  const on = (name: keyof typeof schemaOptions): boolean => (given[name] ?? schemaOptions[name].default) === true;
  return {
    additionalByDefault: on("additional-properties-defaults-to"),
    enumsToLiterals: on("coerce-enums-to-literals"),
    optionalToNullable: on("coerce-optional-schemas-to-nullable"),
    inlineAllOf: on("inline-all-of-schemas"),
    literalsOverDiscriminators: on("prefer-undiscriminated-unions-with-literals"),
    keepSingleOneOf: on("preserve-single-schema-oneof"),
    openEnums: on("respect-forward-compatible-enums"),
    respectNullable: on("respect-nullable-schemas"),
    titlesAsNames: on("title-as-schema-name"),
    datesAsStrings: on("type-dates-as-strings"),
    nullableReferencesOptional: on("wrap-references-to-nullable-in-optional"),
  };
}
