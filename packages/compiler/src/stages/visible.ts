import {
  type Api,
  allProperties,
  type BodyContent,
  type Documented,
  type Environments,
  type HttpOperation,
  type Operation,
  type Parameter,
  type Property,
  resolveType,
  type Type,
  type TypeDecl,
  type ValuePath,
} from "@sdkwright/plugin-api";

/** Whether an element stays. */
export type Keep = (element: Documented) => boolean;

/** What decides, and the types that it looks names up in. */
export interface Visibility {
  readonly allowed: Keep;
  readonly types: Api["types"];
}

/**
 * A type without its hidden properties, and without the variants that are hidden or name a hidden type. Where that leaves
 * no variant, all stay.
 */
export function visibleMembers(decl: TypeDecl, { allowed, types }: Visibility): TypeDecl {
  if (decl.kind === "object") {
    return decl.properties.every(allowed) ? decl : { ...decl, properties: decl.properties.filter(allowed) };
  }
  if (decl.kind !== "union") return decl;
  const variants = decl.variants.filter((variant) => {
    const named = variant.type.kind === "ref" ? types[variant.type.id] : undefined;
    return allowed(variant) && (!named || allowed(named));
  });
  return variants.length === decl.variants.length || variants.length === 0 ? decl : { ...decl, variants };
}

/** The environments that are tagged with what is wanted; where none is, those without any tag. */
export function visibleEnvironments(environments: Environments, tagged: Keep): Environments {
  const { list } = environments;
  const chosen = list.filter(tagged);
  return {
    ...environments,
    list: chosen.length > 0 ? chosen : list.filter(({ audiences }) => audiences === undefined),
  };
}

/** An operation without its hidden parameters and form fields, and without the pages that were told by hidden ones. */
export function visibleOperation(operation: Operation, seen: Visibility): Operation {
  if (operation.kind !== "http") return operation;
  const stays = (parameter: Parameter) => parameter.in === "path" || seen.allowed(parameter);
  const parameters = operation.parameters.every(stays) ? operation.parameters : operation.parameters.filter(stays);
  const narrowed: HttpOperation = { ...operation, parameters, body: visibleBody(operation.body, seen) };
  const { pagination, ...rest } = narrowed;
  return !pagination || Object.values(pagination).every((place) => isThere(narrowed, place)) ? narrowed : rest;
}

function visibleBody(body: HttpOperation["body"], seen: Visibility): HttpOperation["body"] {
  if (!body?.contents.some(({ kind }) => kind === "form" || kind === "multipart")) return body;
  return { ...body, contents: body.contents.map((content) => visibleContent(content, seen)) };
}

function visibleContent(content: BodyContent, seen: Visibility): BodyContent {
  if (content.kind !== "form" && content.kind !== "multipart") return content;
  const properties = propertiesOf(content.type, seen);
  if (!properties) return content;
  const names = new Set(properties.map(({ name }) => name.wire));
  return { ...content, fields: content.fields.filter(({ name }) => names.has(name)) };
}

function propertiesOf(type: Type, seen: Visibility): readonly Property[] | undefined {
  const found = resolveType(seen, type);
  if (found.kind === "nullable") return propertiesOf(found.inner, seen);
  return found.kind === "object" ? allProperties(seen, found) : undefined;
}

/** Whether a parameter that pages are told by is there. What a body holds is for the runtime to find. */
function isThere({ parameters }: HttpOperation, place: ValuePath | string | boolean): boolean {
  if (typeof place !== "object" || place.in === "body") return true;
  return parameters.some(({ name, in: where }) => where === place.in && name.wire === place.path[0]);
}
