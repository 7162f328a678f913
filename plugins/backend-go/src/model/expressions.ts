import type { Api, Type } from "@sdkwright/plugin-api";
import { typesOfDecl, typesOfOperation } from "@sdkwright/plugin-api";

/** Every type expression that stands directly in a declaration or an operation, as often as it does. */
export function* typeExpressions(api: Api): Generator<Type> {
  for (const decl of Object.values(api.types)) yield* typesOfDecl(decl);
  for (const operation of Object.values(api.operations)) yield* typesOfOperation(operation);
  for (const { type } of Object.values(api.errors)) if (type) yield type;
  for (const { payload } of Object.values(api.webhooks)) if (payload) yield payload;
  for (const { messages } of Object.values(api.channels)) for (const { payload } of messages) yield payload;
}
