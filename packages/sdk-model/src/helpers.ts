import type { Api, Operation, Type } from "@sdkwright/ir-schema";
import { holdsType, typeDecls, typesOfOperation } from "@sdkwright/ir-schema";
import type { Helper, MethodModel, SdkModel } from "./model.js";

function isFile(type: Type): boolean {
  switch (type.kind) {
    case "primitive":
      return type.primitive === "binary";
    case "list":
      return isFile(type.items);
    case "tuple":
      return type.items.some(isFile) || (type.rest !== null && isFile(type.rest));
    case "map":
      return isFile(type.values);
    case "nullable":
      return isFile(type.inner);
    default:
      return false;
  }
}

/** Whether types that callers meet speak of files. */
function namesFiles(api: Api): boolean {
  const sends = (operation: Operation): boolean =>
    operation.kind === "http" && operation.body?.contents[0]?.kind === "binary";
  const operations = Object.values(api.operations);
  return (
    operations.some(sends) ||
    operations.some((operation) => typesOfOperation(operation).some(isFile)) ||
    typeDecls(api).some((decl) => holdsType(decl, isFile))
  );
}

function* helpersOfMethod({ call, result }: MethodModel): Generator<Helper> {
  const { body, protocol } = call;
  if (protocol.kind !== "http") yield protocol.kind;
  if (protocol.kind === "connect" && protocol.streaming) yield "connect-stream";
  if (body && body.kind !== "json") yield body.kind;
  if (result.kind === "page") yield "page";
  if (result.kind === "choice" && result.media === "json") yield "by-status";
  if (result.kind === "stream" && result.frames !== "connect") yield result.frames;
  if (result.kind === "stream" && result.resumable) yield "resume";
  if (result.kind === "file") yield result.buffered ? "bytes" : "download";
}

/** The optional parts of a runtime that an SDK needs, sorted. */
export function helpersOf({ api, methods, auth, webhooks }: Omit<SdkModel, "helpers">): Helper[] {
  const helpers = new Set(Object.values(methods).flatMap((method) => [...helpersOfMethod(method)]));
  if (namesFiles(api)) helpers.add("file");
  if (auth.schemes.some(({ apply }) => apply.kind === "oauth")) helpers.add("oauth");
  const tokens = auth.schemes.flatMap(({ token }) => (token ? [token.get, token.refresh] : []));
  if (tokens.some((token) => token && token.url !== null)) helpers.add("form");
  if (webhooks) helpers.add("webhook");
  return [...helpers].sort();
}
