import type { ChannelId, ErrorId, OperationId, TypeId } from "@sdkwright/ir-schema";
import type { ChannelPlan, ErrorPlan, MethodModel, TypePlan } from "./model.js";

/** An entry of a table that must be there; one that is missing is a bug of the caller, and throws. */
export function need<T>(table: { readonly [id: string]: T }, id: string): T {
  const entry = table[id];
  if (entry === undefined) throw new Error(`The SDK model has no ${id}`);
  return entry;
}

/** The method of an operation. Throws for one that SDKs have no method for. */
export function methodOf<M extends MethodModel>(
  sdk: { readonly methods: { readonly [id: OperationId]: M } },
  id: OperationId,
): M {
  return need(sdk.methods, id);
}

/** The decisions about a type. Throws for an id that the model does not have. */
export function typePlanOf(sdk: { readonly types: { readonly [id: TypeId]: TypePlan } }, id: TypeId): TypePlan {
  return need(sdk.types, id);
}

/** The decisions about an error. Throws for an id that the model does not have. */
export function errorPlanOf(sdk: { readonly errors: { readonly [id: ErrorId]: ErrorPlan } }, id: ErrorId): ErrorPlan {
  return need(sdk.errors, id);
}

/** The decisions about a channel. Throws for an id that the model does not have. */
export function channelPlanOf(
  sdk: { readonly channels: { readonly [id: ChannelId]: ChannelPlan } },
  id: ChannelId,
): ChannelPlan {
  return need(sdk.channels, id);
}
