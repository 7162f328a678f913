import type { ClientNode, FileWriter, Part, Sym } from "@sdkwright/plugin-api";
import { builtin, external, typing } from "../dialect.js";
import type { Emission } from "../emission.js";
import { call } from "../literals.js";
import { type Mode, twinClass } from "../twins.js";
import { subscript } from "../types.js";
import { emitBatchMethod } from "./batch.js";
import { emitMember } from "./declare.js";
import { optionsParameter } from "./method.js";

/** Name of the type that lists the options of a client. */
export const optionsName = ({ brand }: Emission, mode: Mode): string => twinClass(`${brand}Options`, mode);

function emitConstructors(emission: Emission, mode: Mode, file: FileWriter): void {
  const { layout, names, client } = emission;
  const spec = (name: string): Sym => ({ part: "sym", name, module: layout.paths.spec });
  const unpacked = subscript(external("typing_extensions", "Unpack"), [spec(optionsName(emission, mode))]);
  const parameters: Part[] = [["**options: ", unpacked]];
  const body: Part = ["super().__init__(", spec("CLIENT"), ", ", spec("FEATURES"), ", options)"];
  emitMember(file, { name: "__init__", parameters, result: ["None"], body: [body] });
  emitMember(file, {
    name: names.rootMember("with_options"),
    parameters,
    result: [twinClass(client, mode)],
    doc: "A client with some options changed. It shares connections and access tokens with this one.",
    body: ["return self._derive(options)"],
  });
}

const UNDECLARED =
  "Calls an endpoint for which this client has no method. The path is relative to the base URL. The response is decoded as `cast_to`.";

function emitRequest(emission: Emission, mode: Mode, file: FileWriter): void {
  const { names, runtime } = emission;
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
      optionsParameter(emission),
    ],
    result: [any],
    doc: UNDECLARED,
    body: [["return ", mode === "async" ? "await " : "", call("self._core.request", given)]],
  });
}

/** What the client of the root has beside the API's own methods, and beside what the runtime has for all. */
export function emitRootMembers(emission: Emission, node: ClientNode, mode: Mode, file: FileWriter): void {
  emitConstructors(emission, mode, file);
  emitRequest(emission, mode, file);
  emitBatchMethod(emission, node, mode, file);
  emitMember(file, {
    name: emission.names.rootMember(mode === "async" ? "aclose" : "close"),
    isAsync: mode === "async",
    result: ["None"],
    doc: "Closes the connections, unless they belong to an `http_client` that was passed.",
    body: [mode === "async" ? "await self._core.aclose()" : "self._core.close()"],
  });
}
