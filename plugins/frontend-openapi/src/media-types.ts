import { essence, isBinary, isObject, type MediaKind, type Node } from "@sdkwright/json-schema";

/** JSON texts behind record separators (RFC 7464), which nothing takes apart. */
export function isRecords(mediaType: string): boolean {
  return essence(mediaType) === "application/json-seq";
}

/** Whether a schema is of a number or a boolean. */
export function isPlainValue(schema: Node | undefined): boolean {
  if (!schema || !isObject(schema.value)) return false;
  const { type } = schema.value;
  return type === "integer" || type === "number" || type === "boolean";
}

/** Whether a schema is structured: only JSON can carry its values. */
export function isStructured(schema: Node | undefined): boolean {
  if (!schema || !isObject(schema.value)) return false;
  if (isBinary(schema.value)) return false;
  const { type } = schema.value;
  if (type === "string" || type === undefined) return type === undefined && Object.keys(schema.value).length > 0;
  return true;
}

/** Preference among the contents of a body: plain JSON before its dialects, typed contents before untyped ones. */
export function preference(mediaType: string, kind: MediaKind): number {
  switch (kind) {
    case "json":
      return essence(mediaType) === "application/json" ? 0 : 1;
    case "sse":
    case "jsonl":
      return 2;
    case "multipart":
      return 3;
    case "form":
      return 4;
    case "text":
    case "xml":
      return 5;
    case "binary":
    case "any":
    case "unknown":
      return 6;
    default:
      return kind satisfies never;
  }
}
