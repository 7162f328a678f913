import type { FileWriter, RequestNode } from "@sdkwright/plugin-api";
import { sourceOf } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { argumentKey } from "./method.js";
import { emitModel } from "./model.js";

/** `public final class UpdatePetRequest extends Model`: parameters, and the body or its properties. */
export function emitRequest(node: RequestNode, file: FileWriter, emission: Emission): void {
  const { operation, method } = node;
  const { names, api } = emission;
  emitModel(
    {
      name: names.request(operation.id),
      origin: operation.origin,
      doc: { text: [`What ${names.method(operation.id)} sends.`] },
      properties: (method.request?.fields ?? []).map((field) => ({
        name: names.field(operation.id, field.from),
        key: argumentKey(emission, operation.id, field.from),
        type: field.type,
        required: field.required,
        documented: sourceOf(api, operation, field),
      })),
      extra: method.request?.extra ?? null,
    },
    file,
    emission,
  );
}
