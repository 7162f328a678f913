import { argumentTags } from "@sdkwright/docs-kit";
import type { Field, FileWriter, OperationId, Part, RequestNode, Sym } from "@sdkwright/plugin-api";
import { accessPath, argumentKey, fieldsOfMethod, oncePer, takesExtra } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, dict } from "../literals.js";
import type { ClientForm } from "../parts.js";
import { docOfType, isDetailed, isNullable, nativeOf, typeOf } from "../types.js";
import { emitMethod, type Parameter, parameterTags } from "./declare.js";
import { type MethodDoc, methodDoc } from "./method-docs.js";
import { inOrder } from "./model.js";
import { operationPart } from "./operations.js";
import { type Returned, returned } from "./result.js";

/** How a method takes a field: what callers can leave out is null, or {@link Omit} where null is a value. */
interface Argument extends Parameter {
  readonly field: Field;
  /** What is passed to the runtime. */
  readonly given: Part;
  readonly unions: readonly Sym[];
}

function argumentOf(context: Context, node: RequestNode, field: Field): Argument {
  const { names, core } = context;
  const name = names.field(node.operation.id, field.from);
  const type = typeOf(context, field.type, "argument");
  const isAny = type.native.length === 0 && type.docs[0] === "mixed";
  const takesNull = isNullable(context, field.type) || isAny;
  const omit = !field.required && takesNull ? core("Omit") : undefined;
  const further = { nullable: takesNull || !field.required, ...(omit !== undefined && { omit }) };
  const fallback: Part | undefined = field.required ? undefined : omit === undefined ? "null" : [omit, "::Value"];
  const given: Part = fallback === "null" ? [`$${name} ?? `, core("Omit"), "::Value"] : `$${name}`;
  return {
    field,
    name,
    type: nativeOf(type, further),
    ...(isDetailed(type) && { doc: docOfType(type, further) }),
    text: "",
    ...(fallback !== undefined && { fallback }),
    uses: type.uses,
    given,
    unions: type.unions,
  };
}

/** The fields of each method: both forms of its client take the same. */
const knownArguments = oncePer((_: Context) => new Map<OperationId, readonly Argument[]>());

/** The fields of a method as it takes them, with what the definition says of each. */
function argumentsOf(context: Context, node: RequestNode): readonly Argument[] {
  const known = knownArguments(context);
  const found = known.get(node.operation.id) ?? madeArguments(context, node);
  known.set(node.operation.id, found);
  return found;
}

function madeArguments(context: Context, node: RequestNode): Argument[] {
  const { operation, method } = node;
  const fields = fieldsOfMethod(method);
  const nameOf = ({ from }: Field): string => context.names.field(operation.id, from);
  const texts = new Map(argumentTags(context.api, operation, fields, nameOf).map(({ name, text }) => [name, text]));
  return fields.map((field) => ({ ...argumentOf(context, node, field), text: texts.get(nameOf(field)) ?? "" }));
}

export const optionsParameter = ({ core }: Context, name = "options"): Parameter => ({
  name,
  type: ["?", core("RequestOptions")],
  text: "",
  fallback: "null",
});

/** What methods take beside the fields of their requests. */
function furtherParameters(context: Context, { method }: RequestNode, form: ClientForm): Parameter[] {
  if (form === "batch") return [];
  const channel: Parameter = {
    name: context.channelOptionsName(method.id),
    type: ["?", context.core("ChannelOptions")],
    text: "",
    fallback: "null",
  };
  return [
    ...(method.result.kind === "socket" ? [channel] : []),
    optionsParameter(context, context.optionsName(method.id)),
  ];
}

const EXTRA: Parameter = {
  name: "additionalProperties",
  type: "array",
  doc: "array<string, mixed>",
  text: "Further properties of the body, by name.",
  fallback: "[]",
};

/** The arguments of a call by their keys, and properties that the API does not declare. */
function argumentsPart(context: Context, node: RequestNode, all: readonly Argument[]): Part {
  const { operation } = node;
  const declared = dict(
    all.map(({ field, given }) => [argumentKey(context, operation.id, field.from), given] as const),
  );
  return takesExtra(node.method.request) ? [declared, " + $additionalProperties"] : declared;
}

/** What the runtime is asked with, by the kind of result. */
function callPart(
  context: Context,
  node: RequestNode,
  all: readonly Argument[],
  form: ClientForm,
  { json }: Returned,
): Part {
  const { core } = context;
  const { result } = node.method;
  const given = [operationPart(context, node), argumentsPart(context, node, all)];
  const raw = form === "rawClient" ? "Raw" : "";
  const options = `$${context.optionsName(node.method.id)}`;
  const channelOptions = `$${context.channelOptionsName(node.method.id)}`;
  if (form === "batch") return call("$this->calls->add", [...given, ...json]);
  switch (result.kind) {
    case "nothing":
      return call(`$this->core->send${raw}`, [...given, `options: ${options}`]);
    case "value":
    case "choice":
      return call(`$this->core->send${raw}`, [...given, ...json, options]);
    case "page": {
      const head: Part = [core("Pages"), raw === "" ? "::list" : "::firstRaw"];
      return call(head, ["$this->core", ...given, ...json, options]);
    }
    case "stream":
      return call([core("Streams"), `::open${raw}`], ["$this->core", ...given, ...json, options]);
    case "file": {
      const head: Part = result.buffered ? [core("FileBytes"), `::read${raw}`] : [core("Downloads"), `::open${raw}`];
      return call(head, ["$this->core", ...given, options]);
    }
    case "socket":
      return call([core("Channels"), "::open"], ["$this->core", ...given, ...json, channelOptions, options]);
    default:
      return result satisfies never;
  }
}

const statement = (value: Part, type: Part): Part => [type === "void" ? "" : "return ", value, ";"];

/** A method of a client in one of its forms, as text. */
interface Method {
  readonly node: RequestNode;
  readonly form: ClientForm;
  readonly all: readonly Argument[];
  readonly result: Returned;
  /** The class whose method of the same name has the whole comment. */
  readonly repeated?: string | undefined;
}

/** The methods of a client in one of its forms. */
export function methodsOf(
  context: Context,
  nodes: readonly RequestNode[],
  form: ClientForm,
  repeated?: string,
): Method[] {
  return nodes.map((node) => ({
    node,
    form,
    repeated,
    all: argumentsOf(context, node),
    result: returned(context, node, form),
  }));
}

/** Unions that the comments of methods name by their short names. */
export const unionsOf = (methods: readonly Method[]): Sym[] =>
  methods.flatMap(({ all, result }) => [...all.flatMap(({ unions }) => unions), ...result.unions]);

function parametersOf(context: Context, { node, form, all }: Method): Parameter[] {
  const { method } = node;
  const isPath = new Set(method.arguments);
  const path = all.filter(({ field }) => isPath.has(field));
  const others = all.filter(({ field }) => !isPath.has(field));
  const extra = takesExtra(node.method.request) ? [EXTRA] : [];
  return inOrder([...path, ...others, ...extra, ...furtherParameters(context, node, form)]);
}

/** Prints a method, and returns what its comment says. */
function emitDirect(method: Method, file: FileWriter, context: Context): MethodDoc {
  const { node, form, all, result } = method;
  const { operation } = node;
  const parameters = parametersOf(context, method);
  const said = methodDoc(context, node, result, parameters, method.repeated);
  const symbol = accessPath(context.sdk, context.names, operation.id).join(".");
  emitMethod(file, {
    doc: said.doc,
    name: context.names.method(operation.id),
    parameters,
    type: result.type,
    body: [statement(callPart(context, node, all, form, result), result.type)],
    uses: [...said.uses, ...result.uses],
    ...(form === "client" && { traced: { symbol, origin: operation.origin } }),
  });
  return said;
}

/** The method that takes a request, and calls the one that takes its parts. */
function emitWith(method: Method, { doc, uses }: MethodDoc, file: FileWriter, context: Context): void {
  const { node, form, all, result } = method;
  const { names, declared } = context;
  const { operation, method: plan } = node;
  const isPath = new Set(plan.arguments);
  const path = all.filter(({ field }) => isPath.has(field));
  const request: Parameter = { name: "request", type: declared(names.request(operation.id)), text: "" };
  const further = furtherParameters(context, node, form);
  const parameters = [...path, request, ...further];
  const fields = inOrder(all.filter(({ field }) => !isPath.has(field)));
  const extra = takesExtra(node.method.request) ? ["additionalProperties"] : [];
  const args = [
    ...path.map(({ name }) => `$${name}`),
    ...[...fields.map(({ name }) => name), ...extra].map((name) => `${name}: $request->${name}`),
    ...further.map(({ name }) => `${name}: $${name}`),
  ];
  const name = names.method(operation.id);
  const shown = method.repeated === undefined ? parameters : parameters.map((one) => ({ ...one, text: "" }));
  const tags = [...parameterTags(shown), ...(doc.tags ?? []).filter(({ tag }) => tag !== "param")];
  emitMethod(file, {
    doc: { tags, text: [`Like \`${name}\`, but takes what it sends as one object.`] },
    name: context.requestMethod(operation.id),
    parameters,
    type: result.type,
    body: [statement(call(`$this->${name}`, args), result.type)],
    uses: [...uses, ...result.uses],
  });
}

/** A method of a client in one of its forms, and the one that takes a request. */
export function emitMethods(methods: readonly Method[], file: FileWriter, context: Context): void {
  for (const method of methods) {
    const doc = emitDirect(method, file, context);
    if (method.form !== "batch" && method.node.method.request) emitWith(method, doc, file, context);
  }
}
