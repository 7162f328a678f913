import { CLIENT_RECORDS } from "./client-records.js";
import type { RecordSchema } from "./fields.js";
import { OPERATION_RECORDS } from "./operation-records.js";

/**
 * Every type of record that descriptors consist of. Types, printers, the tables of runtimes and the page in the docs come from
 * it, so a field that it does not have compiles nowhere.
 */
export const DESCRIPTOR_RECORDS = { ...CLIENT_RECORDS, ...OPERATION_RECORDS } as const;

type Records = typeof DESCRIPTOR_RECORDS;

/** The type of a record: `operation`, `body`, `page`, ... */
export type RecordName = keyof Records;

/** The fields of a type of record by name. */
export type FieldSchemas<T extends RecordName> = Records[T]["fields"];

/** All fields of all records, as `operation.method`. */
export type FieldName = { [T in RecordName]: `${T}.${keyof FieldSchemas<T> & string}` }[RecordName];

/** The types of records as a list with their schemas. */
export function recordSchemas(): readonly (readonly [RecordName, RecordSchema])[] {
  return Object.entries(DESCRIPTOR_RECORDS) as [RecordName, RecordSchema][];
}
