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
  referencesOf,
  resolveType,
  type Type,
  type TypeDecl,
  type TypeId,
  type ValuePath,
} from "@sdkwright/plugin-api";

/** Whether an element stays. */
export type Keep = (element: Documented) => boolean;

/** What decides, and the types that it looks names up in. */
export interface Visibility {
  readonly allowed: Keep;
  readonly types: Api["types"];
  /** Types that nothing may name unless it is tagged itself; see {@link hiddenTypes}. */
  readonly hidden: ReadonlySet<TypeId>;
}

/** The types that are tagged for other audiences only, and the untagged aliases that stand for them. */
export function hiddenTypes(types: Api["types"], allowed: Keep): ReadonlySet<TypeId> {
  const hidden = new Set(Object.values(types).flatMap((decl) => (allowed(decl) ? [] : [decl.id])));
  const aliases = Object.values(types).filter((decl) => decl.kind === "alias" && decl.audiences === undefined);
  for (let before = -1; before < hidden.size; ) {
    before = hidden.size;
    for (const alias of aliases) if (alias.kind === "alias" && names(alias.type, hidden)) hidden.add(alias.id);
  }
  return hidden;
}

function names(type: Type, ids: ReadonlySet<TypeId>): boolean {
  return [...referencesOf(type)].some((id) => ids.has(id));
}

/** Whether an element with a type stays: one without a tag of its own goes where its type is hidden. */
function isSeen(element: Documented & { readonly type: Type }, { allowed, hidden }: Visibility): boolean {
  return allowed(element) && (element.audiences !== undefined || !names(element.type, hidden));
}

/**
 * A type without the properties and variants that are hidden, or that name a hidden type. Where that leaves no variant,
 * all stay.
 */
export function visibleMembers(decl: TypeDecl, visibility: Visibility): TypeDecl {
  if (decl.kind === "object") {
    const properties = decl.properties.filter((property) => isSeen(property, visibility));
    return properties.length === decl.properties.length ? decl : { ...decl, properties };
  }
  if (decl.kind !== "union") return decl;
  const variants = decl.variants.filter((variant) => isSeen(variant, visibility));
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

/** An operation without its hidden parameters and form fields (what a call must have stays), and without the pages that were told by hidden ones. */
export function visibleOperation(operation: Operation, seen: Visibility): Operation {
  if (operation.kind !== "http") return operation;
  const stays = (parameter: Parameter) =>
    parameter.in === "path" || (parameter.required ? seen.allowed(parameter) : isSeen(parameter, seen));
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
