export {
  choice,
  type Data,
  type DataList,
  type DataName,
  type DataRecord,
  type DataText,
  type FieldsOf,
  flag,
  json,
  list,
  map,
  type NameRef,
  nameOf,
  number,
  optionalList,
  optionalText,
  optionalTexts,
  record,
  text,
  texts,
  word,
} from "./data.js";
export type { FieldKind, FieldSchema, RecordSchema } from "./fields.js";
export * from "./read.js";
export { DESCRIPTOR_RECORDS, type FieldName, type FieldSchemas, type RecordName, recordSchemas } from "./schema.js";
