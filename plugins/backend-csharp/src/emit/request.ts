import type { FileWriter, RequestNode } from "@sdkwright/plugin-api";
import { argumentKey, sourceOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { methodName } from "./method.js";
import { fieldText } from "./method-docs.js";
import { emitModel } from "./model.js";

/** `public sealed record UpdatePetRequest : WireModel`: parameters, and the body or its properties. */
export function emitRequest(node: RequestNode, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const { names, api } = context;
  emitModel(
    {
      name: names.request(operation.id),
      origin: operation.origin,
      doc: { text: [`The request that \`${methodName(context, operation.id)}\` sends.`] },
      properties: (method.request?.fields ?? []).map((field) => ({
        name: names.field(operation.id, field.from),
        key: argumentKey(context, operation.id, field.from),
        type: field.type,
        required: field.required,
        documented: sourceOf(api, operation, field),
        text: fieldText(field.from),
      })),
      extra: method.request?.extra ?? null,
    },
    file,
    context,
  );
}
