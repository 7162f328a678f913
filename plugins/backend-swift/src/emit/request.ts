import type { Field, FileWriter, RequestNode } from "@sdkwright/plugin-api";
import { argumentKey, propertyAt, sourceOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { fieldText } from "./method-docs.js";
import { emitModel, type ModelProperty } from "./model.js";

/** Whether a field is a property of the body that only callers send. */
const isSecret = ({ api }: Context, { from }: Field): boolean =>
  from.kind === "property" && propertyAt(api, { kind: "ref", id: from.type }, [from.name])?.access === "write";

/** The fields of a request: parameters, and the body or its properties. */
function requestProperties({ operation, method }: RequestNode, context: Context): ModelProperty[] {
  return (method.request?.fields ?? []).map((field) => ({
    name: context.names.field(operation.id, field.from),
    key: argumentKey(context, operation.id, field.from),
    type: field.type,
    required: field.required,
    isSecret: isSecret(context, field),
    documented: sourceOf(context.api, operation, field),
    text: fieldText(field.from),
  }));
}

/** `public struct UpdatePetRequest: Model`: what a method takes. */
export function emitRequest(node: RequestNode, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  emitModel(
    {
      name: context.names.request(operation.id),
      origin: operation.origin,
      doc: { text: [`The request that \`${context.names.method(operation.id)}\` sends.`] },
      properties: requestProperties(node, context),
      extra: method.request?.extra ?? null,
      writable: true,
    },
    file,
    context,
  );
}
