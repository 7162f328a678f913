import { child, elements, isObject, type JsonObject, type Mutable, type Node } from "@sdkwright/json-schema";
import type { FormField } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { mediaKind } from "./media-types.js";

/** What a value of a form is, as far as writing it goes. */
type FieldShape =
  | "scalar"
  | "binary"
  | "object"
  | "unknown"
  | { readonly list: "scalar" | "binary" | "object" | "unknown" };

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
  const inner = typeof shape === "object" ? shape.list : shape;
  const spread = isSpread(context, inner, encoding);
  const style = STYLES.find((candidate) => candidate === encoding.style) ?? (spread ? "deepObject" : "form");
  const styled = encoding.style !== undefined || encoding.explode !== undefined;
  const contentType = typeof encoding.contentType === "string" ? encoding.contentType : undefined;
  const field: Mutable<FormField> = {
    name,
    encoding: spread || (styled && kind === "form") ? "text" : encodingOf(inner, contentType, kind),
    style,
    explode: typeof encoding.explode === "boolean" ? encoding.explode : spread || style === "form",
  };
  if (kind === "multipart" && contentType !== undefined && !contentType.includes(",")) field.contentType = contentType;
  if (typeof shape === "object") field.repeated = true;
  return field;
}

/** An object of which the definition does not say how it is written, and the setting asks for fields of its own. */
function isSpread({ frontend }: Context, shape: FieldShape, { contentType, style, explode }: JsonObject): boolean {
  if (shape !== "object" || contentType !== undefined || style !== undefined || explode !== undefined) return false;
  return frontend.settings["default-form-parameter-encoding"] === "form";
}

function encodingOf(
  shape: FieldShape,
  contentType: string | undefined,
  kind: "form" | "multipart",
): FormField["encoding"] {
  if (contentType !== undefined && mediaKind(contentType) === "json") return "json";
  if (shape === "binary") return kind === "multipart" ? "file" : "text";
  if (shape === "object" && (contentType === undefined || mediaKind(contentType) !== "text")) return "json";
  return "text";
}

/** The shape of a property's schema, its references and wrappers followed. */
function shapeOf(context: Context, node: Node, depth: number): FieldShape {
  const target = context.resolver.follow(node);
  if (!target || !isObject(target.value) || depth > 8) return "unknown";
  const { value } = target;
  for (const keyword of ["oneOf", "anyOf", "allOf"] as const) {
    for (const part of elements(child(target, keyword))) {
      const shape = shapeOf(context, part, depth + 1);
      if (shape !== "unknown") return shape;
    }
  }
  const types = Array.isArray(value.type) ? value.type.filter((type) => type !== "null") : [value.type];
  const [type] = types;
  if (type === "array" || (type === undefined && value.items !== undefined)) {
    const items = child(target, "items");
    const inner = items ? shapeOf(context, items, depth + 1) : "unknown";
    return { list: typeof inner === "object" ? "object" : inner };
  }
  if (type === "object" || value.properties !== undefined) return "object";
  return isBinary(value) ? "binary" : type === undefined && value.enum === undefined ? "unknown" : "scalar";
}

/** A schema of raw bytes: `format: binary`, or a media type without an encoding (OpenAPI 3.1). */
export function isBinary(value: JsonObject): boolean {
  if (value.format === "binary" || value.contentEncoding === "binary") return true;
  if (value.contentEncoding !== undefined || typeof value.contentMediaType !== "string") return false;
  return mediaKind(value.contentMediaType) === "binary";
}
