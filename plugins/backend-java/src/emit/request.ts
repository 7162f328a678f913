import type { Field, FileWriter, RequestNode } from "@sdkwright/plugin-api";
import { referredName, sourceOf } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { emitModel } from "./model.js";

/** The key under which the runtime finds a field among the arguments. */
function keyOf({ names }: Emission, { operation }: RequestNode, { from }: Field): string {
  switch (from.kind) {
    case "parameter":
      return referredName(names, { kind: "parameter", method: operation.id, in: from.in, name: from.name });
    case "property":
      return from.name;
    case "body":
      return referredName(names, { kind: "body", method: operation.id });
    default:
      return from satisfies never;
  }
}

/** `public final class UpdatePetRequest extends Model`: parameters, and the body or its properties. */
export function emitRequest(node: RequestNode, file: FileWriter, emission: Emission): void {
  const { operation, method } = node;
  const { names, api } = emission;
  emitModel(
    emission,
    {
      name: names.request(operation.id),
      origin: operation.origin,
      doc: { text: [`What ${names.method(operation.id)} sends.`] },
      properties: (method.request?.fields ?? []).map((field) => ({
        name: names.field(operation.id, field.from),
        key: keyOf(emission, node, field),
        type: field.type,
        required: field.required,
        documented: sourceOf(api, operation, field),
      })),
    },
    file,
  );
}
