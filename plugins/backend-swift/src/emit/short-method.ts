import type { Field, FileWriter, Part, RequestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, labelled } from "../line-breaks.js";
import { identifier } from "../names.js";
import type { ClientForm } from "../parts.js";
import { shortFields } from "../short-form.js";
import { emitFunction } from "./declare.js";
import {
  fieldParameters,
  isOptional,
  knownArguments,
  parameterPart,
  returned,
  settingParameters,
  tagsOfParameters,
} from "./method.js";
import { shortMethodDoc } from "./method-docs.js";

/** The call of the method that takes a request. A parameter of the same name would hide it. */
function callPart(context: Context, node: RequestNode, fields: readonly Field[], form: ClientForm): Part {
  const { operation, method } = node;
  const { names } = context;
  const passed = ({ from }: Field): Part => {
    const name = names.field(operation.id, from);
    return labelled(name, identifier(name));
  };
  const name = names.method(operation.id);
  const isHidden = [...method.arguments, ...fields].some(({ from }) => names.field(operation.id, from) === name);
  const called = call(isHidden ? `self.${name}` : identifier(name), [
    ...method.arguments.map(passed),
    call(names.request(operation.id), fields.map(passed)),
    ...settingParameters(node, form).map((setting) => labelled(setting.name, setting.name)),
  ]);
  if (form === "batch") return ["try ", called];
  return method.result.kind === "page" ? called : ["try await ", called];
}

/** `get(fileId:)` beside `get(_:)`: a method that takes what a call must give, if that is little. */
export function emitShortMethod(node: RequestNode, form: ClientForm, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const fields = shortFields(context, method);
  if (fields === null) return;
  const parameters = [
    ...knownArguments(context)(method),
    ...fieldParameters(context, node, fields),
    ...settingParameters(node, form),
  ];
  emitFunction(file, {
    doc: shortMethodDoc(
      context,
      { node, form, isOptional: isOptional(context, method.result) },
      tagsOfParameters(parameters),
    ),
    head: `public func ${identifier(context.names.method(operation.id))}`,
    parameters: parameters.map(parameterPart),
    behind: returned(context, node, form),
    body: [callPart(context, node, fields, form)],
  });
}
