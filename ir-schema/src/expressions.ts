import type { Api } from "./api.js";
import type { Type } from "./types.js";
import { holdsType, typeDecls, typesOfDecl, typesOfOperation } from "./walk.js";

/** Every type expression that stands directly in something else than a type's declaration, as often as it does. */
function usedExpressions(api: Api): Type[] {
  const types: Type[] = [];
  for (const operation of Object.values(api.operations))
    for (const type of typesOfOperation(operation)) types.push(type);
  for (const { type } of Object.values(api.errors)) if (type) types.push(type);
  for (const { payload } of Object.values(api.webhooks)) if (payload) types.push(payload);
  for (const { messages } of Object.values(api.channels)) for (const { payload } of messages) types.push(payload);
  return types;
}

/** Every type expression that stands directly in a declaration or an operation, as often as it does. */
export function typeExpressions(api: Api): Type[] {
  const types = usedExpressions(api);
  for (const decl of typeDecls(api)) for (const type of typesOfDecl(decl)) types.push(type);
  return types;
}

/** Whether any of {@link typeExpressions} is what `test` looks for. Lists none of them: there are many. */
export function hasExpression(api: Api, test: (type: Type) => boolean): boolean {
  return usedExpressions(api).some(test) || typeDecls(api).some((decl) => holdsType(decl, test));
}
