import type { Data, DataRecord, RequestNode, SdkModel, Type } from "@sdkwright/plugin-api";
import { allProperties, fieldsOfMethod, operationData, resolveType, splitNull } from "@sdkwright/plugin-api";

/** Whether null is one of the values of a type. */
function allowsNull(sdk: SdkModel, type: Type): boolean {
  const { inner, nullable } = splitNull(sdk.api, type);
  if (nullable) return true;
  const resolved = resolveType(sdk.api, inner);
  if (!("variants" in resolved)) return resolved.kind === "unknown" || resolved.kind === "null";
  return resolved.variants.some((variant) => allowsNull(sdk, variant.type));
}

function isBase64(sdk: SdkModel, type: Type): boolean {
  const resolved = resolveType(sdk.api, splitNull(sdk.api, type).inner);
  if (resolved.kind === "list") return isBase64(sdk, resolved.items);
  return resolved.kind === "primitive" && resolved.primitive === "base64";
}

/** The properties of a body by wire name. */
function propertiesOf(sdk: SdkModel, { method }: RequestNode): ReadonlyMap<string, Type> {
  const fields = fieldsOfMethod(method);
  const merged = fields.flatMap(({ from, type }) => (from.kind === "property" ? [[from.name, type] as const] : []));
  const whole = fields.find(({ from }) => from.kind === "body");
  const resolved = whole && resolveType(sdk.api, whole.type);
  const properties = resolved?.kind === "object" ? allProperties(sdk.api, resolved) : [];
  return new Map([...merged, ...properties.map(({ name, type }) => [name.wire, type] as const)]);
}

const texts = (values: readonly string[]): Data => ({
  kind: "list",
  items: values.map((value) => ({ kind: "text", value })),
});

/** Where `None` may be sent: Python has no type checker at run time that would refuse it elsewhere. */
function nullFields(sdk: SdkModel, { method }: RequestNode): { readonly [name: string]: Data } {
  const fields = fieldsOfMethod(method);
  const whole = fields.find(({ from }) => from.kind === "body");
  if (whole) return allowsNull(sdk, whole.type) ? { nullBody: { kind: "flag", value: true } } : {};
  const own = fields.flatMap((field) => (field.from.kind === "property" ? [{ ...field, name: field.from.name }] : []));
  const required = own.filter((field) => field.required).map(({ name }) => name);
  const pinned = method.call.pins.filter(({ in: place, value }) => place === "body" && value === null);
  const nullable = [...own.filter(({ type }) => allowsNull(sdk, type)), ...pinned].map(({ name }) => name);
  return {
    ...(required.length > 0 ? { required: texts(required) } : {}),
    ...(nullable.length > 0 ? { nullable: texts(nullable) } : {}),
  };
}

/** Fields of forms that are base64 text: bytes are a file otherwise. */
function formFields(sdk: SdkModel, node: RequestNode, { items }: Extract<Data, { kind: "list" }>): Data {
  const types = propertiesOf(sdk, node);
  const amended = items.map((item): Data => {
    if (item.kind !== "record" || item.fields.name?.kind !== "text") return item;
    const type = types.get(item.fields.name.value);
    if (item.fields.encoding || !type || !isBase64(sdk, type)) return item;
    return { ...item, fields: { ...item.fields, encoding: { kind: "word", value: "base64" } } };
  });
  return { kind: "list", items: amended };
}

/** The runtime's description of a method, including details of the body that only Python needs. */
export function pythonOperation(sdk: SdkModel, node: RequestNode): Data {
  const data = operationData(sdk, node.method) as DataRecord;
  const { body } = data.fields;
  if (body?.kind !== "record") return data;
  const { fields } = body.fields;
  const amended: DataRecord = {
    ...body,
    fields: {
      ...body.fields,
      ...(fields?.kind === "list" ? { fields: formFields(sdk, node, fields) } : {}),
      ...nullFields(sdk, node),
    },
  };
  return { ...data, fields: { ...data.fields, body: amended } };
}
