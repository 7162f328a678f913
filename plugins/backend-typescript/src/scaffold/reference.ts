import { exampleCall, type MethodReference, type ReferenceLanguage, referenceFile } from "@sdkwright/docs-kit";
import { type HttpOperation, openedChannel, type ScaffoldFile } from "@sdkwright/plugin-api";
import { access } from "../dialect.js";
import type { Emission } from "../emission.js";
import { operationsOf } from "../emit/resource.js";
import { requestShape } from "../model/request.js";
import { pathTo } from "../snippets.js";
import { usageOf } from "./readme-samples.js";

function methodReference(emission: Emission, operation: HttpOperation): MethodReference {
  const request = emission.model.requests.get(operation.id);
  const { optional, positional, fields } = requestShape(emission, operation);
  const first = positional.map(({ key }) => `${key}, `).join("");
  const options = openedChannel(emission.target.api, operation) ? "SocketOptions" : "RequestOptions";
  const parameters = `${first}${request ? `request${optional ? "?" : ""}: ${request.name}, ` : ""}options?: ${options}`;
  return {
    signature: `client${pathTo(operation, emission)}(${parameters})`,
    fields: [...positional, ...fields].map(({ key, required, doc }) => ({ name: key, required, doc })),
    sample: usageOf(emission, operation, exampleCall(emission.target, operation)),
  };
}

function language(emission: Emission): ReferenceLanguage {
  return {
    names: ["ts", "typescript", "js", "javascript"],
    access: (resource) => access(emission.target.names.resource(resource)),
    operations: (resource) => operationsOf(emission, resource),
    method: (operation) => methodReference(emission, operation),
  };
}

/** `reference.md`: every method, with its parameters and one call. */
export function reference(emission: Emission): ScaffoldFile[] {
  return referenceFile(emission.target.api, language(emission));
}
