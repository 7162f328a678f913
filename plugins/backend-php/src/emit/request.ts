import type { FileWriter, RequestNode } from "@sdkwright/plugin-api";
import { argumentKey, sourceOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitModel } from "./model.js";

/** `final class UpdatePetRequest extends Model`: parameters, and the body or its properties. */
export function emitRequest({ operation, method }: RequestNode, file: FileWriter, context: Context): void {
  const { names, api } = context;
  emitModel(
    {
      name: names.request(operation.id),
      origin: operation.origin,
      doc: { text: [`What \`${context.requestMethod(operation.id)}\` sends.`] },
      properties: (method.request?.fields ?? []).map((field) => ({
        name: names.field(operation.id, field.from),
        key: argumentKey(context, operation.id, field.from),
        type: field.type,
        required: field.required,
        documented: sourceOf(api, operation, field),
      })),
      extra: method.request?.extra ?? null,
      isOpen: method.request?.extra != null,
    },
    file,
    context,
  );
}
