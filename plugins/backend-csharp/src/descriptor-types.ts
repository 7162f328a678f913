import type { FieldName, RecordName } from "@sdkwright/plugin-api";
import { recordSchemas } from "@sdkwright/plugin-api";

/** A field of a record as the runtime has it. */
export interface SpecField {
  readonly name: string;
  /** The property of the runtime's type. */
  readonly property: string;
  /** The enum that words are constants of. */
  readonly words: string | undefined;
  readonly id: FieldName;
}

/** Fields that say which type a record has, where C# has a class for each, or that C# has no use for. */
const LEFT_OUT: ReadonlySet<string> = new Set<FieldName>(["bearer.kind", "basic.kind", "oauth.kind", "token.method"]);

/** Types that are not called after their records. */
const OWN_TYPES: { readonly [record: string]: string } = {
  bearer: "BearerScheme",
  basic: "BasicScheme",
  key: "KeyScheme",
  oauth: "OAuthScheme",
};

/** Enums that several fields share, or that are not called after their fields. */
const OWN_ENUMS: { readonly [field in FieldName]?: string } = {
  "key.kind": "KeyPlace",
  "place.in": "ParameterPlace",
  "pinned.in": "ParameterPlace",
  "field.style": "ParameterStyle",
};

export const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The type of the runtime for the records of a type. */
export const specType = (record: string): string => OWN_TYPES[record] ?? `${pascal(record)}Spec`;

function fieldsOf(
  record: RecordName,
  fields: { readonly [name: string]: { readonly holds: { readonly kind: string } } },
) {
  return Object.entries(fields).flatMap(([name, { holds }]): SpecField[] => {
    const id = `${record}.${name}` as FieldName;
    if (LEFT_OUT.has(id)) return [];
    const own = OWN_ENUMS[id] ?? (holds.kind === "word" ? pascal(record) + pascal(name) : undefined);
    return [{ name, property: pascal(name), words: own, id }];
  });
}

/** The fields of records, in the order in which they are written. */
export const specFields: ReadonlyMap<string, readonly SpecField[]> = new Map(
  recordSchemas().map(([record, { fields }]) => [record, fieldsOf(record, fields)]),
);
