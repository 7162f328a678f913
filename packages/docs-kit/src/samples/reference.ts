import type { CallProgram, Documented, Field, HttpOperation, Method, OperationId } from "@sdkwright/plugin-api";
import { allProperties } from "@sdkwright/plugin-api";
import { methodAt, requestAt, type SampleContext } from "./calls.js";
import { callProgram } from "./programs.js";

/** Something that a method takes, and what the definition says of it. */
export interface DocumentedField {
  readonly field: Field;
  readonly doc: Documented;
}

/** What a reference says of a method. */
export interface MethodSample {
  readonly method: Method;
  readonly operation: HttpOperation;
  /** Arguments, then fields of the request. */
  readonly fields: readonly DocumentedField[];
  readonly program: CallProgram;
}

function docOf({ api }: SampleContext, operation: HttpOperation, { from }: Field): Documented {
  switch (from.kind) {
    case "parameter":
      return operation.parameters.find(({ in: place, name }) => place === from.in && name.wire === from.name) ?? {};
    case "property": {
      const decl = api.types[from.type];
      const properties = decl?.kind === "object" ? allProperties(api, decl) : [];
      return properties.find(({ name }) => name.wire === from.name) ?? {};
    }
    case "body":
      return operation.body ?? {};
    default:
      return from satisfies never;
  }
}

/** What a reference says of a method, and one call of it. */
export function methodSample(context: SampleContext, id: OperationId): MethodSample {
  const method = methodAt(context, id);
  const operation = requestAt(context, id);
  const fields = [...method.arguments, ...(method.request?.fields ?? [])];
  return {
    method,
    operation,
    fields: fields.map((field) => ({ field, doc: docOf(context, operation, field) })),
    program: callProgram(context, id),
  };
}
