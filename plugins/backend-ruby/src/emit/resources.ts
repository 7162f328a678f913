import type { FileWriter, ResourceId } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, typedTag } from "../docs.js";
import { assigned } from "../literals.js";
import { emitMethod } from "./declare.js";

/** Readers of the parts of a client, which are made when they are first asked for; `argument` is what they are made of. */
export function emitResources(
  ids: readonly ResourceId[],
  classOf: (id: ResourceId) => string,
  argument: string,
  file: FileWriter,
  { api, names }: Context,
): void {
  for (const id of ids) {
    const name = names.resource(id);
    const type = `Resources::${classOf(id)}`;
    emitMethod(file, {
      doc: docOf(api.resources[id] ?? {}, `The operations of \`${name}\`.`, [typedTag("return", "", [type], "")]),
      name,
      body: [assigned(`@resources[:${name}] ||=`, `${type}.new(${argument})`)],
    });
  }
}
