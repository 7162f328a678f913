import { createFileRegistry, type FileRegistry, fromJson, type JsonObject } from "@bufbuild/protobuf";
import {
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
  file_google_protobuf_any,
  file_google_protobuf_duration,
  file_google_protobuf_empty,
  file_google_protobuf_field_mask,
  file_google_protobuf_struct,
  file_google_protobuf_timestamp,
  file_google_protobuf_wrappers,
} from "@bufbuild/protobuf/wkt";
import protobuf from "protobufjs";

const WELL_KNOWN = [
  file_google_protobuf_any,
  file_google_protobuf_duration,
  file_google_protobuf_empty,
  file_google_protobuf_field_mask,
  file_google_protobuf_struct,
  file_google_protobuf_timestamp,
  file_google_protobuf_wrappers,
];

/** What a proto3 file of one package declares, by descriptors made as it is read: no code is generated. */
export function registryOf(path: string): FileRegistry {
  const root = new protobuf.Root();
  root.loadSync(path, { keepCase: true });
  root.resolveAll();
  const [space] = packagesIn(root);
  if (!space) throw new Error(`${path} has no package`);
  const file = fromJson(FileDescriptorProtoSchema, {
    name: path,
    package: nameOf(space),
    syntax: "proto3",
    dependency: WELL_KNOWN.map(({ proto }) => proto.name),
    ...nestedOf(space, "messageType"),
    service: space.nestedArray.flatMap((one) => (one instanceof protobuf.Service ? [serviceOf(one)] : [])),
  });
  const set = { $typeName: FileDescriptorSetSchema.typeName, file: [...WELL_KNOWN.map(({ proto }) => proto), file] };
  return createFileRegistry(set);
}

const nameOf = (symbol: protobuf.ReflectionObject): string => symbol.fullName.replace(/^\./, "");

/** The namespaces that hold types and are not Google's. */
function packagesIn(space: protobuf.NamespaceBase): protobuf.NamespaceBase[] {
  return space.nestedArray.flatMap((one) => {
    if (!(one instanceof protobuf.Namespace) || one instanceof protobuf.Type || one.name === "google") return [];
    return one.nestedArray.some((inner) => inner instanceof protobuf.Type) ? [one] : packagesIn(one);
  });
}

function nestedOf(space: protobuf.NamespaceBase, key: "messageType" | "nestedType"): JsonObject {
  const all = space.nestedArray;
  const messages = all.flatMap((one) => (one instanceof protobuf.Type ? [messageOf(one)] : []));
  const entries = space instanceof protobuf.Type ? mapsOf(space).map(entryOf) : [];
  const enums = all.flatMap((one) => (one instanceof protobuf.Enum ? [enumOf(one)] : []));
  return { [key]: [...messages, ...entries], enumType: enums };
}

// The library's types say of fields that they are no maps, which they can be.
const mapsOf = ({ fieldsArray }: protobuf.Type): protobuf.MapField[] =>
  (fieldsArray as readonly protobuf.FieldBase[]).filter(isMap);
const isMap = (field: protobuf.FieldBase): field is protobuf.MapField => field instanceof protobuf.MapField;
const isPresent = (field: protobuf.FieldBase): boolean => field.options?.proto3_optional === true;

const camelCase = (name: string): string =>
  name.replace(/_+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The entry type of a map: `by_number` has `ByNumberEntry`. */
function entryName(field: protobuf.FieldBase): string {
  return `${camelCase(`_${field.name}`)}Entry`;
}

function entryOf(field: protobuf.MapField): JsonObject {
  const label = "LABEL_OPTIONAL";
  const key = { name: "key", jsonName: "key", number: 1, label, type: `TYPE_${field.keyType.toUpperCase()}` };
  const value = { name: "value", jsonName: "value", number: 2, label, ...typeOf(field) };
  return { name: entryName(field), field: [key, value], options: { mapEntry: true } };
}

function messageOf(message: protobuf.Type): JsonObject {
  const oneofs = message.oneofsArray.filter(({ fieldsArray }) => !fieldsArray.some(isPresent));
  const present: protobuf.FieldBase[] = message.fieldsArray.filter(isPresent);
  const indexOf = (field: protobuf.FieldBase): number =>
    isPresent(field)
      ? oneofs.length + present.indexOf(field)
      : oneofs.findIndex(({ name }) => name === field.partOf?.name);
  return {
    name: message.name,
    ...nestedOf(message, "nestedType"),
    field: message.fieldsArray.map((field) => fieldOf(field, indexOf(field))),
    oneofDecl: [...oneofs.map(({ name }) => ({ name })), ...present.map(({ name }) => ({ name: `_${name}` }))],
  };
}

function fieldOf(field: protobuf.FieldBase, oneof: number): JsonObject {
  const given: unknown = field.options?.json_name;
  return {
    name: field.name,
    number: field.id,
    label: field.repeated || isMap(field) ? "LABEL_REPEATED" : "LABEL_OPTIONAL",
    ...(isMap(field)
      ? { type: "TYPE_MESSAGE", typeName: `.${nameOf(field.parent as protobuf.Type)}.${entryName(field)}` }
      : typeOf(field)),
    jsonName: typeof given === "string" ? given : camelCase(field.name),
    ...(oneof >= 0 && { oneofIndex: oneof }),
    ...(isPresent(field) && { proto3Optional: true }),
  };
}

function typeOf({ type, resolvedType }: protobuf.FieldBase): JsonObject {
  if (!resolvedType) return { type: `TYPE_${type.toUpperCase()}` };
  const kind = resolvedType instanceof protobuf.Enum ? "TYPE_ENUM" : "TYPE_MESSAGE";
  return { type: kind, typeName: `.${nameOf(resolvedType)}` };
}

function enumOf({ name, values }: protobuf.Enum): JsonObject {
  return { name, value: Object.entries(values).map(([value, number]) => ({ name: value, number })) };
}

function serviceOf({ name, methodsArray }: protobuf.Service): JsonObject {
  const method = methodsArray.map((declared) => {
    declared.resolve();
    const { name: called, resolvedRequestType, resolvedResponseType, responseStream } = declared;
    return {
      name: called,
      inputType: `.${nameOf(resolvedRequestType as protobuf.Type)}`,
      outputType: `.${nameOf(resolvedResponseType as protobuf.Type)}`,
      serverStreaming: responseStream === true,
    };
  });
  return { name, method };
}
