import type { FileWriter, Part, RequestNode } from "@sdkwright/plugin-api";
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
  type Parameter,
  parameterPart,
  returned,
  settingParameters,
  tagsOfParameters,
} from "./method.js";
import { shortMethodDoc } from "./method-docs.js";

const asArguments = (parameters: readonly Parameter[]): Part[] =>
  parameters.map(({ name }) => labelled(name, identifier(name)));

/** What a method takes in its short form. */
interface Taken {
  readonly first: readonly Parameter[];
  /** The values of the request. */
  readonly values: readonly Parameter[];
  readonly settings: readonly Parameter[];
}

/** The call of the method that takes a request. A parameter of the same name would hide it. */
function callPart(
  { names }: Context,
  { operation: { id }, method }: RequestNode,
  form: ClientForm,
  taken: Taken,
): Part {
  const name = names.method(id);
  const isHidden = Object.values(taken)
    .flat()
    .some((parameter) => parameter.name === name);
  const called = call(isHidden ? `self.${name}` : identifier(name), [
    ...asArguments(taken.first),
    call(names.request(id), asArguments(taken.values)),
    ...asArguments(taken.settings),
  ]);
  if (form === "batch") return ["try ", called];
  return method.result.kind === "page" ? called : ["try await ", called];
}

/** `get(fileId:)` beside `get(_:)`: a method that takes what a call must give, if that is little. */
export function emitShortMethod(node: RequestNode, form: ClientForm, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const fields = shortFields(context, method);
  if (fields === null) return;
  const taken: Taken = {
    first: knownArguments(context)(method),
    values: fieldParameters(context, node, fields),
    settings: settingParameters(node, form),
  };
  const parameters = [...taken.first, ...taken.values, ...taken.settings];
  const said = { node, form, isOptional: isOptional(context, method.result) };
  emitFunction(file, {
    doc: shortMethodDoc(context, said, tagsOfParameters(parameters)),
    head: `public func ${identifier(context.names.method(operation.id))}`,
    parameters: parameters.map(parameterPart),
    behind: returned(context, node, form),
    body: [callPart(context, node, form, taken)],
  });
}
