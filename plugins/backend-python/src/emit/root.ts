import type { ClientNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { builtin, typing } from "../dialect.js";
import { call } from "../literals.js";
import type { Mode } from "../twins.js";
import { emitBatchMethod } from "./batch.js";
import { emitConstructors } from "./constructor.js";
import { emitMember } from "./declare.js";
import { optionsParameter } from "./method.js";

const UNDECLARED =
  "Calls an endpoint for which this client has no method. The path is relative to the base URL. The response is decoded as `cast_to`.";

function emitRequest(mode: Mode, file: FileWriter, context: Context): void {
  const { names, runtime } = context;
  const any = typing("Any");
  const given = ["method", "path", "body=body", "cast_to=cast_to", "request_options=request_options"];
  emitMember(file, {
    name: names.rootMember("request"),
    isAsync: mode === "async",
    parameters: [
      ["method: ", builtin("str")],
      ["path: ", builtin("str")],
      "*",
      ["body: ", any, " = ", runtime("OMIT")],
      ["cast_to: ", any, " = ", any],
      optionsParameter(context),
    ],
    result: [any],
    doc: UNDECLARED,
    body: [["return ", mode === "async" ? "await " : "", call("self._core.request", given)]],
  });
}

/** Emits the members of the root client that are not methods of the API. */
export function emitRootMembers(node: ClientNode, mode: Mode, file: FileWriter, context: Context): void {
  emitConstructors(mode, file, context);
  emitRequest(mode, file, context);
  emitBatchMethod(node, mode, file, context);
  emitMember(file, {
    name: context.names.rootMember(mode === "async" ? "aclose" : "close"),
    isAsync: mode === "async",
    result: ["None"],
    doc: "Closes the connections, unless they belong to an `http_client` that was passed.",
    body: [mode === "async" ? "await self._core.aclose()" : "self._core.close()"],
  });
}
