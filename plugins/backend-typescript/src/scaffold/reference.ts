import { exampleCall, type MethodReference, type ReferenceLanguage, referenceFile } from "@sdkwright/docs-kit";
import type { HttpOperation, ScaffoldFile } from "@sdkwright/plugin-api";
import { openedChannel, requestNode, sourceOf } from "@sdkwright/plugin-api";
import { access } from "../dialect.js";
import type { Emission } from "../emission.js";
import { keyOf } from "../emit/request.js";
import { language } from "../language.js";
import { pathTo } from "../snippets.js";
import { usageOf } from "./readme-samples.js";

function methodReference(emission: Emission, operation: HttpOperation): MethodReference {
  const { sdk, api, names } = emission;
  const { arguments: before, request } = requestNode(sdk, operation.id).method;
  const first = before.map((field) => `${keyOf(names, operation.id, field)}, `).join("");
  const options = openedChannel(api, operation) ? "SocketOptions" : "RequestOptions";
  const type = names.request(operation.id);
  const parameters = `${first}${request ? `request${request.optional ? "?" : ""}: ${type}, ` : ""}options?: ${options}`;
  return {
    signature: `client${pathTo(operation, emission)}(${parameters})`,
    fields: [...before, ...(request?.fields ?? [])].map((field) => ({
      name: keyOf(names, operation.id, field),
      required: field.required,
      doc: sourceOf(api, operation, field),
    })),
    sample: usageOf(emission, operation, exampleCall(emission.target, operation)),
  };
}

function referenceLanguage(emission: Emission): ReferenceLanguage {
  const { sdk, names } = emission;
  return {
    names: [language.fence, ...language.aliases],
    access: (resource) => access(names.resource(resource)),
    operations: ({ operations }) =>
      operations.flatMap((id) => (sdk.methods[id] ? [requestNode(sdk, id).operation] : [])),
    method: (operation) => methodReference(emission, operation),
  };
}

/** `reference.md`: every method, with its parameters and one call. */
export function reference(emission: Emission): ScaffoldFile[] {
  return referenceFile(emission.api, referenceLanguage(emission));
}
