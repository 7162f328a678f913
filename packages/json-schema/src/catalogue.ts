import { defineCatalogue, didYouMean, entry } from "@sdkwright/plugin-api";

interface UnresolvedRef {
  readonly ref: string;
  /** What there is not. */
  readonly missing: string;
  readonly nearest?: string | undefined;
}

/** Findings about references and schemas, whatever the format that holds them. */
export const jsonSchemaCatalogue = defineCatalogue("json-schema", {
  "ref-not-found": entry<UnresolvedRef>({
    severity: "error",
    title: "Reference not found",
    cause:
      "A `$ref` names a place that does not exist. In a workspace that was written for Fern, this is a warning: its " +
      "generators tolerate such references.",
    fix:
      "Correct the reference, or add what it names. A `/` in a name is written `~1`, a `~` is written `~0`. " +
      "With `--keep-going`, a missing schema accepts any value.",
    recovery: "A schema is read as any value; a parameter, header, response or other part is left out.",
    message: ({ ref, missing, nearest }) =>
      `The reference \`${ref}\` cannot be resolved: there is no ${missing}.${didYouMean(nearest)}`,
  }),
  "ref-cycle": entry<{ ref: string }>({
    severity: "error",
    title: "Reference to itself",
    cause: "A `$ref` refers back to itself, directly or through other references.",
    fix: "Break the cycle: replace one of the references with a schema, parameter or response.",
    recovery: "A schema is read as any value; a parameter, header, response or other part is left out.",
    message: ({ ref }) => `The reference \`${ref}\` refers back to itself.`,
  }),
  "wrong-type": entry<{ what: string; expected: string; found: string }>({
    severity: "error",
    title: "Value of the wrong type",
    cause: "A keyword has a value of a type that the specification does not allow there.",
    fix: "Give the keyword a value of the type that the message names.",
    recovery: "The keyword is left out.",
    message: ({ what, expected, found }) => `\`${what}\` must be ${expected}, but is ${found}.`,
  }),
  "not-a-schema": entry<{ what: string; found: string }>({
    severity: "warning",
    title: "Value in the place of a schema",
    cause: "A schema is an object or a boolean. Often a keyword such as `oneOf` was indented one level too far.",
    fix: "Write a schema here, or move the value to where it belongs.",
    message: ({ what, found }) => `\`${what}\` must be a schema, but is ${found}. Any value is accepted here.`,
  }),
  "keyword-type": entry<{ keyword: string; expected: string; found: string; instead: string }>({
    severity: "warning",
    title: "Keyword with a value of the wrong type",
    cause: "A keyword has a value that makes no sense there, often because of quotes, a missing `-` or a `#` in YAML.",
    fix: "Give the keyword a value of the type that the message names.",
    message: ({ keyword, expected, found, instead }) =>
      `\`${keyword}\` must be ${expected}, but is ${found}; it is read as ${instead}.`,
  }),
  "unknown-type": entry<{ type: string; nearest?: string | undefined }>({
    severity: "error",
    title: "Unknown schema type",
    cause: "`type` is not one of the types of JSON Schema.",
    fix: "Use one of string, number, integer, boolean, array, object, null.",
    recovery: "The schema is read as any value.",
    message: ({ type, nearest }) => `Unknown type \`${type}\`.${didYouMean(nearest)}`,
  }),
  "foreign-type": entry<{ type: string; meant: string }>({
    severity: "warning",
    title: "Type of another language",
    cause: "`type` is a type of a programming language or a database, not of JSON Schema.",
    fix: "Write the type that the message names, with a `format` where the size matters.",
    message: ({ type, meant }) => `\`${type}\` is not a JSON Schema type; it is read as \`${meant}\`.`,
  }),
  "ref-siblings-ignored": entry<{ keywords: string }>({
    severity: "warning",
    title: "Keywords beside $ref are ignored",
    cause: "In this version of the format, a `$ref` replaces the whole schema, so keywords beside it are ignored.",
    fix: "Wrap the reference: `allOf: [{ $ref: ... }]` with the keywords beside `allOf`.",
    otherwise: { severity: "note", condition: "the keywords repeat what the schema says, or only limit its values" },
    message: ({ keywords }) => `Beside \`$ref\`, ${keywords} has no effect in this version of the format.`,
  }),
  "unsupported-keyword": entry<{ keyword: string; instead: string }>({
    severity: "note",
    title: "Keyword without an equivalent type",
    cause: "The keyword states a condition that the type systems of programming languages cannot express.",
    fix: "No action is needed: the emitted type accepts more values than the schema. You can suppress the note.",
    message: ({ keyword, instead }) => `\`${keyword}\` cannot be expressed as a type; ${instead}.`,
  }),
  "open-variant": entry<{ instead: string }>({
    severity: "note",
    title: "Variant without a type",
    cause: "A variant of a union has no type, so any value matches it.",
    fix: "Give the variant a type, or remove it. If any value is allowed there, suppress the note.",
    message: ({ instead }) => `This variant of the union has no type; ${instead}.`,
  }),
  "unsupported-value": entry<{ keyword: string }>({
    severity: "note",
    title: "Constant that is not a scalar",
    cause: "A `const` or `enum` lists an object or an array.",
    fix: "No action is needed: the emitted type accepts any JSON value there.",
    message: ({ keyword }) =>
      `\`${keyword}\` contains an object or an array, which types cannot express; any value is accepted.`,
  }),
  "recursive-alias": entry<{ name: string }>({
    severity: "warning",
    title: "Schema defined only by itself",
    cause: "A schema refers to itself with nothing in between, so that it describes no value.",
    fix: "Break the cycle: give one of the schemas a type.",
    message: ({ name }) => `\`${name}\` is defined only by itself; it is read as any value.`,
  }),
  "recursive-variant": entry<{ name: string }>({
    severity: "note",
    title: "Union that is one of its own variants",
    cause: "A `oneOf` or `anyOf` contains itself as a variant, directly or through others, which adds nothing.",
    fix: "No action is needed if the variant adds nothing. If nesting is meant, wrap it in an array or an object.",
    message: ({ name }) => `\`${name}\` is one of its own variants; that variant is left out.`,
  }),
  "inexact-number": entry<{ keyword: string }>({
    severity: "warning",
    title: "Number that cannot be represented exactly",
    cause: "`const`, `enum` or `default` contains a whole number beyond 2^53, which many JSON parsers round.",
    fix: "Use smaller numbers, or strings.",
    message: ({ keyword }) =>
      `This whole number is beyond 2^53 and cannot be represented exactly; \`${keyword}\` is ignored.`,
  }),
  "all-of-conflict": entry<{ keyword: string; first: string; second: string }>({
    severity: "warning",
    title: "Parts of allOf contradict each other",
    cause: "Two parts of an `allOf` require types or values that exclude each other: no value satisfies both.",
    fix: "Make the parts agree, or use `oneOf` where either part may hold.",
    message: ({ keyword, first, second }) =>
      `The parts of this \`allOf\` contradict each other in \`${keyword}\`: ${first} and ${second}. The first is used.`,
  }),
  "discriminator-value": entry<{ property: string; detail: string }>({
    severity: "warning",
    title: "Discriminator that does not tell variants apart",
    cause:
      "A value of the discriminator is missing, names no variant, names several, or is not allowed in the variant that it names.",
    fix: "Map each value to one variant in `discriminator.mapping`, or give the property a constant in each variant.",
    otherwise: { severity: "note", condition: "SDKs tell the variants apart by their shape instead" },
    message: ({ property, detail }) => `The discriminator \`${property}\` ${detail}.`,
  }),
  "discriminator-without-variants": entry<{ property: string }>({
    severity: "note",
    title: "Discriminator without a union",
    cause: "A schema has a `discriminator`, but lists no variants in `oneOf` or `anyOf`, and no schema extends it.",
    fix: "List the variants in `oneOf`, or let them extend the schema with `allOf`; remove the `discriminator` otherwise.",
    message: ({ property }) =>
      `There are no variants for the discriminator \`${property}\`: the schema is read as a plain object.`,
  }),
  "enum-type": entry<{ value: string; others: number; type: string }>({
    severity: "warning",
    title: "Enum value of another type",
    cause:
      "Values of `enum` are not of the schema's `type`, often because YAML reads an unquoted value as a number or boolean, or because numbers are in quotes.",
    fix: "Quote values that are text, and write numbers without quotes; or correct `type`. SDKs send values of the declared type.",
    message: ({ value, others, type }) =>
      others === 0
        ? `The enum value ${value} is not of type ${type}.`
        : `The enum value ${value} and ${others} more of its enum are not of type ${type}.`,
  }),
  "enum-repeat": entry<{ value: string }>({
    severity: "warning",
    title: "Enum value listed twice",
    cause: "`enum` lists the same value more than once.",
    fix: "Remove the repeat.",
    message: ({ value }) => `The enum value ${value} is listed more than once.`,
  }),
  "default-mismatch": entry<{ found: string; expected: string }>({
    severity: "note",
    title: "Default that does not fit its schema",
    cause: "`default` is of another type than the schema, or none of the values of `enum`.",
    fix: "Correct the default. SDKs document it as it is.",
    message: ({ found, expected }) => `The default ${found} is not ${expected}.`,
  }),
  "empty-range": entry<{ low: string; least: number; high: string; most: number }>({
    severity: "note",
    title: "Limits that no value keeps",
    cause: "A lower limit is greater than the upper limit of the same thing.",
    fix: "Correct the limits; they may be the wrong way round.",
    message: ({ low, least, high, most }) =>
      `No value keeps these limits: \`${low}\` is ${least}, \`${high}\` is ${most}.`,
  }),
  "required-undeclared": entry<{ property: string; nearest?: string | undefined }>({
    severity: "warning",
    title: "Required property that is not declared",
    cause: "`required` names a property that the schema does not describe, often because of a typing error.",
    fix: "Declare the property under `properties`, or remove its name from `required`.",
    otherwise: { severity: "note", condition: "no property is one typing error away from the name" },
    message: ({ property, nearest }) =>
      `\`required\` names \`${property}\`, but no property has that name.${didYouMean(nearest)}`,
  }),
  "too-many-variants": entry<{ limit: number }>({
    severity: "error",
    title: "Unions multiply each other",
    cause:
      "A union is combined with other schemas by `allOf`, its variants are such unions again, and so on: the number of " +
      "types multiplies with each level.",
    fix: "Put the properties that all variants share into the variants, or name the inner unions and refer to them.",
    message: ({ limit }) => `The unions here have more than ${limit} combinations; further ones are read as any value.`,
  }),
  "too-deep": entry({
    severity: "error",
    title: "Schema nested too deeply",
    cause: "Schemas are nested inside each other beyond any practical depth.",
    fix: "Name the inner schemas and refer to them with `$ref`.",
    recovery: "The inner schemas are read as any value.",
    message: () => "Schemas are nested too deeply here; the inner ones are read as any value.",
  }),
});
