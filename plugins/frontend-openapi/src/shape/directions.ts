import {
  type Api,
  allProperties,
  type HttpOperation,
  isOpenObject,
  type MapReference,
  makeName,
  mapDecl,
  mapUses,
  type Name,
  type Operation,
  type Property,
  ref,
  referencesOfDecl,
  resolveType,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";
import { withSentBodies, withSentExamples } from "./sent-values.js";

/**
 * Returns the API with types for each direction: at any depth, callers do not send read-only properties and do not
 * receive write-only ones. A type that is used in requests and responses and differs between them keeps its name for
 * responses; requests get a separate type called `...Input`.
 */
export function separateDirections(api: Api): Api {
  const sent = reached(api, "sent");
  const received = reached(api, "received");
  const affected = holders(api);
  const isSplit = (id: TypeId): boolean => affected.has(id) && sent.has(id) && received.has(id);
  const toInput: MapReference = (id) => ref(isSplit(id) ? inputId(id) : id);
  const toSent = (decl: TypeDecl): TypeDecl => {
    const sentAlone = withoutAccess(withSentExamples(api, decl), "read");
    return mapDecl(withoutEmptyParents(sentAlone, api), toInput);
  };
  const types = Object.values(api.types).flatMap((decl): readonly TypeDecl[] => {
    const { id } = decl;
    if (!affected.has(id)) return [decl];
    if (isSplit(id)) return [withoutAccess(decl, "write"), asInput(toSent(decl), isSplit)];
    if (sent.has(id)) return [toSent(decl)];
    return [received.has(id) ? withoutAccess(decl, "write") : decl];
  });
  const mapped = {
    ...mapUses(withSentOperations(api), { sent: toInput, received: ref }),
    types: Object.fromEntries(types.map((decl) => [decl.id, decl])),
  };
  const inputs = Object.keys(api.types).filter((id) => isSplit(id as TypeId)) as TypeId[];
  const separated = withNeededInputs(mapped, new Set(inputs.map(inputId)));
  const operations = Object.values(separated.operations).map((operation) => withSentFields(separated, operation));
  return { ...separated, operations: Object.fromEntries(operations.map((one) => [one.id, one])) };
}

function withSentOperations(api: Api): Api {
  const operations = Object.values(api.operations).map((operation) => {
    return operation.kind === "http" ? withSentBodies(api, operation) : operation;
  });
  return { ...api, operations: Object.fromEntries(operations.map((one) => [one.id, one])) };
}

/** The types that callers send, or receive, at any depth. */
function reached(api: Api, direction: "sent" | "received"): ReadonlySet<TypeId> {
  const found = new Set<TypeId>();
  const pending: TypeId[] = [];
  const note: MapReference = (id) => {
    pending.push(id);
    return ref(id);
  };
  mapUses(api, { sent: ref, received: ref, [direction]: note });
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const decl = api.types[id];
    if (!decl || found.has(id)) continue;
    found.add(id);
    for (const inner of referencesOfDecl(decl)) pending.push(inner);
  }
  return found;
}

/** The types that hold properties of one direction, themselves or in what they refer to. */
function holders(api: Api): ReadonlySet<TypeId> {
  const users = new Map<TypeId, TypeId[]>();
  const pending: TypeId[] = [];
  for (const decl of Object.values(api.types)) {
    if (decl.kind === "object" && decl.properties.some(({ access }) => access !== undefined)) pending.push(decl.id);
    for (const id of referencesOfDecl(decl)) users.set(id, [...(users.get(id) ?? []), decl.id]);
  }
  const found = new Set<TypeId>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    pending.push(...(users.get(id) ?? []));
  }
  return found;
}

function inputId(id: TypeId): TypeId {
  return `${id}/input`;
}

/** The API without types of what is sent that only a parent could have been. */
function withNeededInputs(api: Api, inputs: ReadonlySet<TypeId>): Api {
  const sent = reached(api, "sent");
  const types = Object.values(api.types).filter(({ id }) => sent.has(id) || !inputs.has(id));
  return { ...api, types: Object.fromEntries(types.map((decl) => [decl.id, decl])) };
}

/** An object without parents of which nothing is left when it is sent. */
function withoutEmptyParents(decl: TypeDecl, api: Api): TypeDecl {
  if (decl.kind !== "object" || decl.extends.length === 0) return decl;
  return { ...decl, extends: decl.extends.filter((id) => !isReadOnly(api, id)) };
}

function isReadOnly(api: Api, id: TypeId): boolean {
  const decl = api.types[id];
  if (decl?.kind !== "object" || isOpenObject(api, decl)) return false;
  return allProperties(api, decl).every(({ access }) => access === "read");
}

function asInput(decl: TypeDecl, isSplit: (id: TypeId) => boolean): TypeDecl {
  const { parent } = decl;
  const made: TypeDecl = { ...decl, id: inputId(decl.id), name: inputName(decl) };
  return parent !== undefined && isSplit(parent) ? { ...made, parent: inputId(parent) } : made;
}

function inputName({ name }: TypeDecl): Name {
  return makeName(`${name.wire}Input`, { words: [...name.words, "input"] });
}

function withoutAccess(decl: TypeDecl, access: NonNullable<Property["access"]>): TypeDecl {
  if (decl.kind !== "object") return decl;
  const properties = decl.properties.filter((property) => property.access !== access);
  return properties.length === decl.properties.length ? decl : { ...decl, properties };
}

/** The operation without form fields of properties that are not sent. */
function withSentFields(api: Api, operation: Operation): Operation {
  if (operation.kind !== "http" || !operation.body) return operation;
  const { body } = operation;
  const contents = body.contents.map((content): NonNullable<HttpOperation["body"]>["contents"][number] => {
    if (content.kind !== "form" && content.kind !== "multipart") return content;
    const names = propertyNames(api, content.type);
    return names ? { ...content, fields: content.fields.filter(({ name }) => names.has(name)) } : content;
  });
  return { ...operation, body: { ...body, contents } };
}

function propertyNames(api: Api, type: Type): ReadonlySet<string> | undefined {
  const found = resolveType(api, type);
  if (found.kind === "nullable") return propertyNames(api, found.inner);
  return found.kind === "object" ? new Set(allProperties(api, found).map(({ name }) => name.wire)) : undefined;
}
