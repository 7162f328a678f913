import type { Constraints, PrimitiveKind, PrimitiveType } from "@sdkwright/plugin-api";
import { describes, type JsonSchema, type SchemaDialect } from "./dialect.js";

/** Each primitive as a schema that frontends read as the same primitive. */
const SCALARS: { readonly [K in PrimitiveKind]: JsonSchema } = {
  string: { type: "string" },
  boolean: { type: "boolean" },
  int32: { type: "integer", format: "int32" },
  int64: { type: "integer", format: "int64" },
  uint32: { type: "integer", format: "uint32" },
  uint64: { type: "integer", format: "uint64" },
  bigint: { type: "integer", format: "bigint" },
  float: { type: "number", format: "float" },
  number: { type: "number" },
  decimal: { type: "string", format: "decimal" },
  date: { type: "string", format: "date" },
  "date-time": { type: "string", format: "date-time" },
  time: { type: "string", format: "time" },
  duration: { type: "string", format: "duration" },
  uuid: { type: "string", format: "uuid" },
  uri: { type: "string", format: "uri" },
  base64: { type: "string", format: "byte" },
  binary: { type: "string", format: "binary" },
};

/** Formats that every validator of draft 7 has, and that servers keep. */
const JUDGED: ReadonlySet<string> = new Set(["date", "date-time", "uuid"]);

/** A pattern that engines of JavaScript compile: another one would fail every value. */
function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}

/** Limits of a value as keywords. */
export function constraintKeywords(constraints: Constraints | undefined, dialect: SchemaDialect): JsonSchema {
  const { format, pattern, ...limits } = constraints ?? {};
  const keywords: JsonSchema = {};
  for (const [keyword, limit] of Object.entries(limits)) if (limit !== undefined) keywords[keyword] = limit;
  if (pattern !== undefined && (describes(dialect) || isPattern(pattern))) keywords.pattern = pattern;
  if (format !== undefined && describes(dialect)) keywords.format = format;
  return keywords;
}

/** A primitive with its limits. */
export function scalarSchema({ primitive, constraints }: PrimitiveType, dialect: SchemaDialect): JsonSchema {
  const schema = { ...SCALARS[primitive] };
  if (!describes(dialect) && !JUDGED.has(String(schema.format))) delete schema.format;
  return { ...schema, ...constraintKeywords(constraints, dialect) };
}
