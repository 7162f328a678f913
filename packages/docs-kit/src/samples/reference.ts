import type { CallProgram, Documented, Field, HttpOperation, Method, OperationId } from "@sdkwright/plugin-api";
import { fieldsOfMethod, sourceOf } from "@sdkwright/plugin-api";
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

/** What a reference says of a method, and one call of it. */
export function methodSample(context: SampleContext, id: OperationId): MethodSample {
  const method = methodAt(context, id);
  const operation = requestAt(context, id);
  const fields = fieldsOfMethod(method);
  return {
    method,
    operation,
    fields: fields.map((field) => ({ field, doc: sourceOf(context.api, operation, field) })),
    program: callProgram(context, id),
  };
}
