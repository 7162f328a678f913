import type { WireProgram } from "@sdkwright/docs-kit";
import type { Documented, ReadStep } from "@sdkwright/plugin-api";
import { allProperties, resourcePath } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { isDeprecated } from "../docs.js";

function propertiesAt({ api }: Context, step: ReadStep): Documented[] {
  if (step.kind !== "property") return [];
  const decl = api.types[step.id];
  return decl?.kind === "object" ? allProperties(api, decl).filter(({ name }) => name.wire === step.wire) : [];
}

/** Whether the compiler warns of something that a test calls or reads, because the API has deprecated it. */
export function usesDeprecated({ call, reads }: WireProgram, context: Context): boolean {
  const operation = context.api.operations[call.method];
  if (operation === undefined) return false;
  const steps = reads?.list.flatMap(({ path }) => path) ?? [];
  const read = steps.flatMap((step) => propertiesAt(context, step));
  return [operation, ...resourcePath(context.api, operation.resource), ...read].some(isDeprecated);
}
