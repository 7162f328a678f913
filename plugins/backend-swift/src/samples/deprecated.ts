import type { WireProgram } from "@sdkwright/docs-kit";
import type { Documented, ReadStep, ResourceDecl, ResourceId } from "@sdkwright/plugin-api";
import { allProperties } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { isDeprecated } from "../docs.js";

/** A resource, and those that it is reached through. */
function resourcesAt({ api }: Context, id: ResourceId): ResourceDecl[] {
  const found: ResourceDecl[] = [];
  for (let next: ResourceId | null = id; next !== null; next = found.at(-1)?.parent ?? null) {
    const resource: ResourceDecl | undefined = api.resources[next];
    if (resource === undefined) break;
    found.push(resource);
  }
  return found;
}

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
  return [operation, ...resourcesAt(context, operation.resource), ...read].some(isDeprecated);
}
