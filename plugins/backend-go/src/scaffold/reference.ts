import {
  exampleCall,
  type MethodReference,
  type ReferenceField,
  type ReferenceLanguage,
  referenceFile,
} from "@sdkwright/docs-kit";
import type { HttpOperation, ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { operationsOf } from "../emit/resource.js";
import { requestShape, takesRequest } from "../model/request.js";
import { type Samples, samplesOf } from "../samples/values.js";
import { pathTo } from "../snippets.js";
import { usageOfCall } from "./readme-samples.js";

function fieldsOf({ target }: Emission, operation: HttpOperation): ReferenceField[] {
  const { positional, fields, body } = requestShape(target, operation);
  const named = [...positional, ...fields].map((field): ReferenceField => {
    const doc = field.kind === "parameter" ? field.parameter : field.property;
    return { name: field.name, required: field.required, doc };
  });
  return body === undefined ? named : [...named, { name: body, required: true, doc: operation.body ?? {} }];
}

function methodReference(samples: Samples, operation: HttpOperation): MethodReference {
  const { emission } = samples;
  const { target } = emission;
  const parameters = [
    "ctx",
    ...requestShape(target, operation).positional.map(({ name }) => name),
    ...(takesRequest(target.api, operation) ? [`*${target.names.request(operation.id)}`] : []),
    "...option.RequestOption",
  ];
  return {
    signature: `${pathTo(emission, operation)}(${parameters.join(", ")})`,
    fields: fieldsOf(emission, operation),
    sample: usageOfCall(samples, { ...exampleCall(samples.emission.target, operation), operation }),
  };
}

function language(samples: Samples): ReferenceLanguage {
  const { emission } = samples;
  return {
    names: ["go", "golang"],
    access: (resource) => `.${emission.target.names.resource(resource)}`,
    operations: (resource) => operationsOf(emission, resource),
    method: (operation) => methodReference(samples, operation),
  };
}

/** `reference.md`: every method, with its parameters and one call. */
export function reference(emission: Emission): ScaffoldFile[] {
  return referenceFile(emission.target.api, language(samplesOf(emission)));
}
