import {
  child,
  elements,
  essence,
  isBinary,
  isFileType,
  isObject,
  type JsonObject,
  type Mutable,
  mediaKind,
  type Node,
} from "@sdkwright/json-schema";
import type { FormField, Json } from "@sdkwright/plugin-api";
import { type Context, noteUnsupported } from "./context.js";

/** What a value of a form is, as far as writing it goes. */
interface FieldShape {
  /** `text` has no format that says more. */
  readonly value: "scalar" | "text" | "binary" | "object" | "unknown";
  readonly isList?: true;
  /** The media type that the schema of a file names. */
  readonly mediaType?: string;
}

const UNKNOWN: FieldShape = { value: "unknown" };

/** How the properties of a form or multipart body are written: by the media type's `encoding`, else by their types. */
export function formFields(context: Context, mediaType: Node, kind: "form" | "multipart"): readonly FormField[] {
  const schema = child(mediaType, "schema");
  const view = schema && viewOf(context, schema);
  if (!view) return [];
  const encodings = child(mediaType, "encoding");
  const fields: FormField[] = [];
  for (const [name, property] of view) {
    const encoding = encodings && child(encodings, name);
    const followed = encoding && context.resolver.follow(encoding);
    const headers = followed && child(followed, "headers");
    if (headers && kind === "multipart") noteUnsupported(context, headers, "A header of a part", "it is left out");
    fields.push(
      formField(context, { name, property, encoding: isObject(followed?.value) ? followed.value : {}, kind }),
    );
  }
  return fields;
}

/** Properties of the body, through a nullable or single-variant wrapper. */
function viewOf(context: Context, schema: Node): ReadonlyMap<string, Node> | undefined {
  return context.schemas.view(schema)?.properties;
}

interface FieldInput {
  readonly name: string;
  readonly property: Node;
  readonly encoding: JsonObject;
  readonly kind: "form" | "multipart";
}

const STYLES = ["form", "spaceDelimited", "pipeDelimited", "deepObject"] as const;

function formField(context: Context, { name, property, encoding, kind }: FieldInput): FormField {
  const shape = shapeOf(context, property, 0);
  const spread = isSpread(context, shape, encoding);
  const style = STYLES.find((candidate) => candidate === encoding.style) ?? (spread ? "deepObject" : "form");
  const styled = encoding.style !== undefined || encoding.explode !== undefined;
  const contentType = typeof encoding.contentType === "string" ? encoding.contentType : undefined;
  const field: Mutable<FormField> = {
    name,
    encoding: spread || (styled && kind === "form") ? "text" : encodingOf(shape, contentType, kind),
    style,
    explode: typeof encoding.explode === "boolean" ? encoding.explode : spread || style === "form",
  };
  const partType = contentType ?? shape.mediaType;
  if (kind === "multipart" && partType !== undefined && !partType.includes(",")) field.contentType = partType;
  if (shape.isList) field.repeated = true;
  return field;
}

/** An object of which the definition does not say how it is written, and the setting asks for fields of its own. */
function isSpread({ frontend }: Context, shape: FieldShape, { contentType, style, explode }: JsonObject): boolean {
  if (shape.value !== "object" || contentType !== undefined || style !== undefined || explode !== undefined)
    return false;
  return frontend.settings["default-form-parameter-encoding"] === "form";
}

function encodingOf(
  { value }: FieldShape,
  contentType: string | undefined,
  kind: "form" | "multipart",
): FormField["encoding"] {
  if (contentType !== undefined && mediaKind(contentType) === "json") return "json";
  const isFile = value === "binary" || ((value === "text" || value === "unknown") && namesFile(contentType));
  if (isFile) return kind === "multipart" ? "file" : "text";
  if (value === "object" && (contentType === undefined || mediaKind(contentType) !== "text")) return "json";
  return "text";
}

/** Whether `encoding` alone makes a file of what the schema leaves open. */
function namesFile(contentType: string | undefined): boolean {
  return contentType?.split(",").every((type) => type.includes("/") && isFileType(type)) ?? false;
}

/** The shape of a property's schema, its references and wrappers followed. */
function shapeOf(context: Context, node: Node, depth: number): FieldShape {
  const target = context.resolver.follow(node);
  if (!target || !isObject(target.value) || depth > 8) return UNKNOWN;
  const { value } = target;
  for (const keyword of ["oneOf", "anyOf", "allOf"] as const) {
    const parts = elements(child(target, keyword)).map((part) => shapeOf(context, part, depth + 1));
    const known = parts.filter(({ value, isList }) => value !== "unknown" || isList);
    const [first] = known;
    if (first) return commonType(first, known);
  }
  const types = Array.isArray(value.type) ? value.type.filter((type) => type !== "null") : [value.type];
  const [type] = types;
  if (type === "array" || (type === undefined && value.items !== undefined)) {
    const items = child(target, "items");
    const inner = items ? shapeOf(context, items, depth + 1) : UNKNOWN;
    return inner.isList ? { value: "object", isList: true } : { ...inner, isList: true };
  }
  if (type === "object" || value.properties !== undefined) return { value: "object" };
  return scalarShape(value, type);
}

/** Files of several types are like a list of types in `encoding`: the schema does not say which of them a file is. */
function commonType({ mediaType, ...shape }: FieldShape, shapes: readonly FieldShape[]): FieldShape {
  const isCommon = shapes.every((other) => (other.mediaType ?? mediaType) === mediaType);
  return isCommon && mediaType !== undefined ? { ...shape, mediaType } : shape;
}

function scalarShape(value: JsonObject, type: Json | undefined): FieldShape {
  const { contentMediaType, enum: values, format, contentEncoding } = value;
  if (isBinary(value)) {
    const mediaType = typeof contentMediaType === "string" ? essence(contentMediaType) : OCTETS;
    return mediaType === OCTETS ? { value: "binary" } : { value: "binary", mediaType };
  }
  if (values !== undefined || Object.hasOwn(value, "const")) return { value: "scalar" };
  if (type === undefined || type === "null") return UNKNOWN;
  const isText = type === "string" && format === undefined && contentEncoding === undefined;
  return { value: isText && contentMediaType === undefined ? "text" : "scalar" };
}

/** The type of files without one. */
const OCTETS = "application/octet-stream";
