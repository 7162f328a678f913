// Clients with their methods and requests, and the options of the root client.
import * as sdk from "@sdkwright/plugin-api";
import { bodyTypeOf, hardline, indent, list, requestNode, resolveType } from "@sdkwright/plugin-api";
import { ARC, LACKS, runtime, string } from "./language.js";
import { constant, docOf, emitStruct, fieldOf, isShown, objectOf, type RustField, rustType } from "./types.js";

type Context = sdk.TargetContext;
type Part = sdk.Part;

/** Whether the SDK has a method: the runtime writes parameters in the usual styles and knows one server. */
export function hasMethod(method: sdk.Method): boolean {
  const { parameters, server } = method.call;
  const isPlain = parameters.every(({ style, greedy }) => style === undefined && !greedy);
  return isPlain && server === 0 && sdk.lackedBy(method, LACKS) === undefined;
}

/** Name, wire name and comment of a field of a request. */
function describe({ names, api }: Context, operation: sdk.HttpOperation, field: sdk.Field) {
  const wire = field.from.kind === "body" ? "" : field.from.name;
  return { name: names.field(operation.id, field.from), wire, doc: docOf(sdk.sourceOf(api, operation, field)) };
}

function fieldsOf(context: Context, { method, operation }: sdk.RequestNode, bodyOnly: boolean): RustField[] {
  const fields = method.request?.fields.filter(({ from }) => !bodyOnly || from.kind !== "parameter") ?? [];
  return fields.map((field) => fieldOf(context, { ...field, ...describe(context, operation, field) }));
}

/** Whether callers give anything beside arguments: a body of constants is the method's own business. */
export function takesRequest(context: Context, node: sdk.RequestNode): boolean {
  return fieldsOf(context, node, false).some(isShown) || (node.method.request?.extra ?? null) !== null;
}

export function emitRequest(node: sdk.RequestNode, file: sdk.FileWriter, context: Context): void {
  const { id, origin } = node.operation;
  const extra = node.method.request?.extra ?? null;
  file.blank();
  file.doc({ text: [`What \`${context.names.method(id)}\` takes.`] });
  file.declare(context.names.request(id), origin);
  emitStruct(file, context.names.request(id), fieldsOf(context, node, false), extra && rustType(context, extra));
}

/** The value of a parameter: what the method pins, an argument, or a field of the request. */
function parameterValue({ names }: Context, { method }: sdk.RequestNode, parameter: sdk.WireParameter): Part {
  const pin = method.call.pins.find(({ in: place, name }) => place === parameter.in && name === parameter.name);
  if (pin) return constant(pin.value);
  const name = names.parameter(method.id, parameter.in, parameter.name);
  const isMeant = ({ from }: sdk.Field): boolean =>
    from.kind === "parameter" && from.in === parameter.in && from.name === parameter.name;
  if (method.arguments.some(isMeant)) return name;
  if (parameter.sent === undefined) return `&request.${name}`;
  return [runtime("or"), `(&request.${name}, `, constant(parameter.sent), ")"];
}

function parameterCall(context: Context, node: sdk.RequestNode, parameter: sdk.WireParameter): Part {
  const { in: place, name, explode = place === "query" } = parameter;
  return [`.parameter("${place}", ${string(name)}, ${explode}, `, parameterValue(context, node, parameter), ")"];
}

const PINNED = { name: "", type: "", required: true };

function bodyCall(context: Context, node: sdk.RequestNode): Part[] {
  const { body, pins } = node.method.call;
  if (!body) return [];
  const head = `.body(${string(body.mediaType ?? (body.kind === "json" ? "application/json" : "text/plain"))}, `;
  const fields = fieldsOf(context, node, true);
  if (body.merged === null) {
    return fields.map(({ name }) => `${head}${body.required ? `Some(&request.${name})` : `request.${name}.as_ref()`})`);
  }
  const pinned = pins
    .filter((pin) => pin.in === "body")
    .map(({ name: wire, value }) => ({ ...PINNED, wire, literal: value }));
  const object = objectOf("request", [...fields, ...pinned], node.method.request?.extra !== null);
  return [[head, "Some(", object, body.required ? "))" : ").filter(|body| *body != Json::empty()))"]];
}

/** Alternatives of schemes that a call can go with. */
function securityOf({ mode, fallback, always }: sdk.AuthPlan, { security }: sdk.CallPlan): sdk.Security {
  if (security !== "default") return security;
  if (mode === "endpoint") return fallback ?? [];
  return mode === "any" ? (always ?? []).map((scheme) => [scheme]) : always ? [always] : [];
}

/** Several types callers tell apart themselves: by trying `from_json`. */
function resultType(context: Context, { result }: sdk.Method): Part {
  if (result.kind === "nothing") return "()";
  if (result.kind === "page") return rustType(context, result.page);
  if (result.kind !== "value") return runtime("Json");
  const type = result.media === "text" ? "String" : rustType(context, result.type);
  return result.empty ? ["Option<", type, ">"] : type;
}

function argumentOf(context: Context, node: sdk.RequestNode, field: sdk.Field): Part {
  const resolved = resolveType(context.api, field.type);
  const type = rustType(context, resolved.kind === "primitive" ? resolved : field.type);
  const borrowed: Part = resolved.kind === "primitive" ? (type === "String" ? "&str" : type) : ["&", type];
  return [context.names.field(node.operation.id, field.from), ": ", borrowed];
}

function emitMethod(file: sdk.FileWriter, node: sdk.RequestNode, context: Context): void {
  const { method, operation } = node;
  const { call, result } = method;
  const parameters: Part[] = ["&self", ...method.arguments.map((field) => argumentOf(context, node, field))];
  const id = bodyTypeOf(node.method.request);
  const request = id ? rustType(context, { kind: "ref", id }) : context.names.request(operation.id);
  if (takesRequest(context, node)) parameters.push(["request: &", request]);
  const name = context.names.method(operation.id);
  const end: Part = [") -> Result<", resultType(context, method), ", ", runtime("Error"), "> {"];
  const accept = call.reads?.accept ?? (call.reads?.kind === "text" ? "text/plain" : "application/json");
  const schemes = securityOf(context.sdk.auth, call).map((needed) => `&[${needed.map(string).join(", ")}]`);
  const calls: Part[] = [
    `.call(${string(call.verb)}, ${string(call.template)})`,
    ...(call.reads ? [`.add("header", "Accept", ${string(accept)})`] : []),
    ...call.parameters.map((parameter) => parameterCall(context, node, parameter)),
    ...bodyCall(context, node),
    ...(schemes.length > 0 ? [`.security(&[${schemes.join(", ")}])`] : []),
    ".send()?;",
  ];
  const path = call.reads?.returns ? `.at(&[${call.reads.returns.map(string).join(", ")}])` : "";
  const json = call.reads?.kind === "text" ? [runtime("Json"), "::String(response.text())"] : `response.json()?${path}`;
  file.blank();
  file.doc(docOf(operation));
  file.declare(name, operation.origin);
  const body = () => {
    file.line(
      result.kind === "nothing" ? "self.core" : "let response = self.core",
      indent(calls.map((part) => [hardline, part])),
    );
    file.line(result.kind === "nothing" ? "Ok(())" : [runtime("FromJson"), "::from_json(&", json, ")"]);
  };
  file.block(list(`pub fn ${name}(`, parameters, end), body, "}");
}

export function emitOptions(_: sdk.OptionsNode, file: sdk.FileWriter, { sdk: { options }, names }: Context): void {
  const credentials = options.flatMap((option) => (option.kind === "credential" ? option : []));
  const texts = ["base_url", ...credentials.map(({ scheme, part }) => names.credential(scheme, part))];
  const fields = [
    ...texts.map((name) => `pub ${name}: Option<String>`),
    ["pub transport: Option<", runtime("Transport"), ">"],
  ];
  file.doc({ text: ["What a client is made of."] });
  file.line("#[derive(Clone, Default)]");
  file.declare("ClientOptions");
  file.line(list("pub struct ClientOptions {", fields, "}", { broken: true }));
}

const orVariable = (option: string, env: string | undefined): Part =>
  env === undefined ? `options.${option}` : [runtime("given"), `(options.${option}, ${string(env)})`];

/** What a scheme adds to calls: in which place, under which name, and the value. */
function credentialOf({ names }: Context, { id, apply, credentials }: sdk.Scheme): Part {
  const value = (part: string, prefix = ""): Part => {
    const plan = credentials.find((credential) => credential.part === part);
    const given = plan ? orVariable(names.credential(id, part), plan.env) : "Some(String::new())";
    return prefix === "" ? given : [given, `.map(|value| [${string(prefix)}, &value].concat())`];
  };
  const entry = (place: string, name: string, text: Part): Part =>
    list("(", [string(id), string(place), string(name), text], ")");
  switch (apply.kind) {
    case "bearer":
      return entry("header", "Authorization", value("token", "Bearer "));
    case "basic":
      return entry(
        "header",
        "Authorization",
        list([runtime("basic"), "("], [value("username"), value("password")], ")"),
      );
    case "oauth":
      return entry("header", apply.header, value("accessToken", apply.prefix && `${apply.prefix} `));
    default:
      return entry(apply.kind, apply.name, value("value", apply.prefix));
  }
}

function emitConstructor(file: sdk.FileWriter, context: Context): void {
  const { auth, environments, api } = context.sdk;
  const url = string(environments.list[0]?.urls[0] ?? "");
  const credentials = auth.schemes.map((scheme) => credentialOf(context, scheme));
  const fields = [
    ["base_url: ", orVariable("base_url", environments.baseUrlEnv), `.unwrap_or(${url}.to_string())`],
    ["transport: options.transport.unwrap_or_else(|| ", ARC, "::new(", runtime("tcp"), "))"],
    list("credentials: vec![", credentials, "]"),
    list("error_message: &[", (api.errorMessage ?? ["message"]).map(string), "]"),
  ];
  const made = list(["Self::from_core(&", ARC, "::new(", runtime("Core"), " {"], fields, "}))", { spaced: true });
  file.block("pub fn new(options: ClientOptions) -> Self {", () => file.line(made), "}");
}

export function emitClient({ resource, client }: sdk.ClientNode, file: sdk.FileWriter, context: Context): void {
  const { names, sdk: model } = context;
  const name = names.client(client.id);
  const core: Part = [ARC, "<", runtime("Core"), ">"];
  const children = client.children.map((id) => ({ field: names.resource(id), type: names.client(id) }));
  const made = ["core: core.clone()", ...children.map(({ field, type }) => `${field}: ${type}::from_core(core)`)];
  file.blank();
  file.doc(docOf(client.root ? context.api : resource));
  file.line("#[derive(Clone)]");
  file.declare(name, resource.origin);
  const fields = [["pub core: ", core], ...children.map(({ field, type }) => `pub ${field}: ${type}`)];
  file.line(list(`pub struct ${name} {`, fields, "}", { broken: true }));
  const methods = () => {
    if (client.root) emitConstructor(file, context);
    const body = () => file.line(list("Self {", made, "}", { spaced: true }));
    file.block(["pub fn from_core(core: &", core, ") -> Self {"], body, "}");
    for (const id of client.methods) {
      const node = requestNode(model, id);
      if (hasMethod(node.method)) emitMethod(file, node, context);
    }
  };
  file.block(`impl ${name} {`, methods, "}");
}
