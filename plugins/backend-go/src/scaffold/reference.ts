import {
  exampleCall,
  type MethodReference,
  type ReferenceField,
  type ReferenceLanguage,
  referenceFile,
} from "@sdkwright/docs-kit";
import { declaredField, type HttpOperation, requestNode, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { language } from "../language.js";
import { type Samples, samplesOf } from "../samples/values.js";
import { pathTo } from "../snippets.js";
import { usageOfCall } from "./readme-samples.js";

function methodReference(samples: Samples, operation: HttpOperation): MethodReference {
  const { emission } = samples;
  const { api, names, sdk } = emission;
  const { method } = requestNode(sdk, operation.id);
  const parameters = [
    "ctx",
    ...method.arguments.map(({ from }) => names.field(operation.id, from)),
    ...(method.request ? [`*${names.request(operation.id)}`] : []),
    "...option.RequestOption",
  ];
  const fields = [...method.arguments, ...(method.request?.fields ?? [])].map((field): ReferenceField => {
    const doc = declaredField(api, operation, field);
    return { name: names.field(operation.id, field.from), required: field.required, doc };
  });
  return {
    signature: `${pathTo(emission, operation)}(${parameters.join(", ")})`,
    fields,
    sample: usageOfCall(samples, { ...exampleCall(emission, operation), operation }),
  };
}

function referenceLanguage(samples: Samples): ReferenceLanguage {
  const { api, names } = samples.emission;
  return {
    names: [language.key, ...language.aliases],
    access: (resource) => `.${names.resource(resource)}`,
    operations: ({ operations }) =>
      operations.flatMap((id) => {
        const operation = api.operations[id];
        return operation?.kind === "http" ? [operation] : [];
      }),
    method: (operation) => methodReference(samples, operation),
  };
}

/** `reference.md`: every method, with its parameters and one call. */
export function reference(emission: Emission): ScaffoldFile[] {
  return referenceFile(emission.api, referenceLanguage(samplesOf(emission)));
}
