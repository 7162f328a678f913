import type { Client, FileWriter, Method, OperationId, Protocol } from "@sdkwright/plugin-api";
import { typeUse } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { errorsKey } from "../names.js";
import { runtimeType } from "../runtime.js";
import { generic, literalType, named, type TypeExpr, typeOf, union } from "../types.js";
import { emitMember } from "./declare.js";

type Code = Extract<Protocol, { kind: "json-rpc" }>["codes"][number];

/** `JsonRpcError<-32001, Detail>`: the code is literal, so that it tells declared errors apart. */
function codeType({ code, data }: Code, { types }: Emission): TypeExpr {
  const args = [literalType(code), ...(data ? [typeOf(data, types)] : [])];
  return generic(typeUse(runtimeType("JsonRpcError")), "JsonRpcError", args);
}

/** What a method can throw because the definition says so; nothing where it does not say. */
function errorTypes({ call, throws }: Method, emission: Emission): TypeExpr[] {
  const { sdk, types, layout } = emission;
  if (call.protocol.kind === "json-rpc" && call.protocol.codes.length > 0) {
    return call.protocol.codes.map((code) => codeType(code, emission));
  }
  return throws.flatMap(({ error }): TypeExpr[] => {
    const symbol = layout.symbols.get(error);
    if (symbol) return [named(symbol)];
    const body = sdk.errors[error]?.body;
    return body ? [generic(typeUse(runtimeType("ApiError")), "ApiError", [typeOf(body, types)])] : [];
  });
}

/** `export interface PetsClientErrors`: by method, the errors that the definition declares. */
export function emitClientErrors({ id, methods }: Client, file: FileWriter, emission: Emission): void {
  const { sdk, names } = emission;
  const typed = methods.flatMap((method): (readonly [OperationId, TypeExpr[]])[] => {
    const types = errorTypes(sdk.methods[method] as Method, emission);
    return types.length > 0 ? [[method, types]] : [];
  });
  if (typed.length === 0) return;
  const name = names.companion(errorsKey(id));
  file.blank();
  file.declare(name);
  file.doc({ text: ["By method, the errors that the API declares. Any call can fail in other ways too."] });
  file.block(
    ["export interface ", name, " {"],
    () => {
      for (const [method, types] of typed) emitMember(file, names.method(method), false, union(types));
    },
    "}",
  );
}
