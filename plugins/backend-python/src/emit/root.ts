import type { ClientNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { list } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { builtin, external, subscript, typing } from "../types.js";
import { emitBatchMethod } from "./batch.js";
import { emitFunction } from "./declare.js";
import { type Mode, requestOptions } from "./method.js";

/** Name of the type that lists the options of a client. */
export function optionsName({ brand }: Emission, mode: Mode): string {
  return `${mode === "async" ? "Async" : ""}${brand}Options`;
}

/** Text about the methods that every root client has. */
const DOCS = {
  with_options: "A client with some options changed. It shares connections and access tokens with this one.",
  request:
    "Calls an endpoint for which this client has no method. The path is relative to the base URL. The response is decoded as `cast_to`.",
  close: "Closes the connections, unless they belong to an `http_client` that was passed.",
} as const;

function emitConstructors(emission: Emission, mode: Mode, file: FileWriter): void {
  const { layout, runtime, names, sdk } = emission;
  const core = runtime(mode === "sync" ? "SyncCore" : "AsyncCore");
  const spec = (name: string): Part => ({ part: "sym", name, module: layout.paths.spec });
  const options: Part = [
    "**options: ",
    subscript(external("typing_extensions", "Unpack"), [spec(optionsName(emission, mode))]),
  ];
  const self = (mode === "async" ? "Async" : "") + names.client(sdk.api.root);
  emitFunction(file, {
    name: "__init__",
    isMember: true,
    parameters: ["self", options],
    result: ["None"],
    body: [["self._core = ", core, "(", spec("CLIENT"), ", ", spec("FEATURES"), ", options)"]],
  });
  emitFunction(file, {
    name: names.rootMember("with_options"),
    isMember: true,
    parameters: ["self", options],
    result: [self],
    doc: DOCS.with_options,
    body: [`client = ${self}.__new__(${self})`, "client._core = self._core.derive(options)", "return client"],
  });
}

function emitRequest(emission: Emission, mode: Mode, file: FileWriter): void {
  const { names, runtime } = emission;
  const isAsync = mode === "async";
  const any = typing("Any");
  emitFunction(file, {
    name: names.rootMember("request"),
    isMember: true,
    isAsync,
    parameters: [
      "self",
      ["method: ", builtin("str")],
      ["path: ", builtin("str")],
      "*",
      ["body: ", any, " = ", runtime("OMIT")],
      ["cast_to: ", any, " = ", any],
      ["request_options: ", requestOptions(emission), " | None = None"],
    ],
    result: [any],
    doc: DOCS.request,
    body: [
      [
        "return ",
        isAsync ? "await " : "",
        list(
          "self._core.request(",
          ["method", "path", "body=body", "cast_to=cast_to", "request_options=request_options"],
          ")",
        ),
      ],
    ],
  });
}

function emitClosing({ names, sdk }: Emission, mode: Mode, file: FileWriter): void {
  const isAsync = mode === "async";
  const self = (isAsync ? "Async" : "") + names.client(sdk.api.root);
  const close = names.rootMember(isAsync ? "aclose" : "close");
  const wait = isAsync ? "await " : "";
  const member = { isMember: true, isAsync } as const;
  emitFunction(file, {
    ...member,
    name: close,
    parameters: ["self"],
    result: ["None"],
    doc: DOCS.close,
    body: [`${wait}self._core.${isAsync ? "aclose" : "close"}()`],
  });
  const prefix = isAsync ? "__a" : "__";
  emitFunction(file, {
    ...member,
    name: `${prefix}enter__`,
    parameters: ["self"],
    result: [self],
    body: ["return self"],
  });
  emitFunction(file, {
    ...member,
    name: `${prefix}exit__`,
    parameters: ["self", ["*_: ", builtin("object")]],
    result: ["None"],
    body: [`${wait}self.${close}()`],
  });
  emitFunction(file, {
    name: "__repr__",
    isMember: true,
    parameters: ["self"],
    result: [builtin("str")],
    body: [`return "${self}()"`],
  });
}

/** What the client of the root has beside the API's own methods. */
export function emitRootMembers(emission: Emission, node: ClientNode, mode: Mode, file: FileWriter): void {
  emitConstructors(emission, mode, file);
  emitRequest(emission, mode, file);
  emitBatchMethod(emission, node, mode, file);
  emitClosing(emission, mode, file);
}
