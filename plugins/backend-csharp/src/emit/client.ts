import type { ClientNode, FileWriter, Part, ResourceId } from "@sdkwright/plugin-api";
import { fluid, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, resourceDoc } from "../docs.js";
import { arrow, call, constructorLine, generic, initializer, type Member } from "../line-breaks.js";
import type { ClientForm } from "../parts.js";
import { MEMBERS } from "../reserved.js";
import { inScope } from "../types.js";
import { emitNewBatch } from "./batch.js";
import { emitBlock, emitMethodMember, emitType, said } from "./declare.js";
import { emitMethod, methodName } from "./method.js";

export const SUMMARY = "A client for the API. It is thread-safe: create one and share it.";

/** Names of a client's members, which hide types of these names. */
function membersOf(context: Context, { client }: ClientNode): ReadonlySet<string> {
  const { names } = context;
  const own = client.root ? ["WithOptions", "NewBatch", "Dispose"].map((wanted) => names.rootMember(wanted)) : [];
  const methods = client.methods.map((id) => methodName(context, id));
  return new Set([...client.children.map((id) => names.resource(id)), ...methods, ...own, ...MEMBERS]);
}

/** Whether a client has methods that answer with a response. */
export const hasRaw = ({ sdk }: Context, { client }: ClientNode): boolean =>
  client.methods.some((id) => requestNode(sdk, id).method.result.kind !== "socket");

/** The field that holds a client once it was asked for. */
const childField = ({ names }: Context, id: ResourceId): string => {
  const name = names.client(id);
  return `_${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};

/** The property of a client, which is made when it is first asked for. */
function emitChild(id: ResourceId, file: FileWriter, context: Context): void {
  const { names } = context;
  const made: Part = [childField(context, id), " ??=", fluid(call(`new ${names.client(id)}`, ["_core"]))];
  file.blank();
  file.line("/// <inheritdoc />");
  file.line(arrow(`public ${names.part("interface", id)} ${names.resource(id)}`, made));
}

/** The type that a root client's `RequestAsync` returns. */
export function rawJson({ core, symbol }: Context): Part {
  const response = generic(core("Response"), symbol("System.Text.Json", "JsonElement"));
  return generic(symbol("System.Threading.Tasks", "Task"), response);
}

/** Parameters of the method that calls endpoints which the API does not declare. */
export function requestParameters({ core, symbol }: Context): Part[] {
  return [
    [symbol("System.Net.Http", "HttpMethod"), " method"],
    "string path",
    "object? body = null",
    [core("RequestOptions"), "? options = null"],
    [symbol("System.Threading", "CancellationToken"), " cancellationToken = default"],
  ];
}

export const requestDoc = said(
  "Sends a request to an endpoint for which this client has no method.",
  {
    method: "The HTTP method.",
    path: "The path, relative to the base URL.",
    body: "The body, which is sent as JSON; null for none.",
    options: "Options for this call.",
    cancellationToken: "A token that cancels the call.",
  },
  "The response, with its body as JSON.",
);

const withOptionsDoc = said(
  "Returns a client with other options, which shares the connections and access tokens of this one.",
  { options: "The options to change. All others stay as they are." },
  "The new client.",
);

/** A credential that a constructor of the client takes. */
interface GivenCredential {
  readonly option: string;
  readonly parameter: string;
}

/** Credentials that a constructor of the client takes: those of the only scheme. */
export function constructorCredentials({ sdk, names }: Context): readonly GivenCredential[] {
  const { shown, schemes } = sdk.auth;
  const scheme = schemes.find(({ id }) => id === shown[0]);
  if (shown.length !== 1 || !scheme) return [];
  const needed = scheme.credentials.filter((credential) => credential.needed);
  return needed.map(({ part }) => {
    const option = names.credential(scheme.id, part);
    return { option, parameter: `${option.charAt(0).toLowerCase()}${option.slice(1)}` };
  });
}

function emitRoot(node: ClientNode, file: FileWriter, context: Context): void {
  const { names } = context;
  const name = names.client(node.client.id);
  const options = names.companion("clientOptions");
  const credentials = constructorCredentials(context);
  const spec = context.declared(names.part("spec", node.client.id));
  emitDoc(file, "Creates a client whose options come from environment variables or have their defaults.");
  file.line(constructorLine(`public ${name}`, [], `new ${options}()`));
  file.blank();
  if (credentials.length > 0) {
    const tags = Object.fromEntries(
      credentials.map(({ option, parameter }) => [parameter, `The value of the option \`${option}\`.`]),
    );
    emitDoc(file, said("Creates a client with credentials. All other options have their defaults.", tags));
    const parameters = credentials.map(({ parameter }) => `string ${parameter}`);
    const set = credentials.map(({ option, parameter }): Member => [option, parameter]);
    file.line(constructorLine(`public ${name}`, parameters, initializer(`new ${options}`, set)));
    file.blank();
  }
  emitDoc(file, said("Creates a client.", { options: "The options of the client." }));
  const settings = inScope(context, [spec, ".Client"], membersOf(context, node));
  const core = call(["new ", context.internal("ClientCore")], [settings, "options"]);
  file.line(constructorLine(`public ${name}`, [`${options} options`], core));
  file.blank();
}

function emitRootMembers(node: ClientNode, file: FileWriter, context: Context): void {
  const { names } = context;
  const name = names.client(node.client.id);
  const options = names.companion("clientOptions");
  emitMethodMember(file, {
    doc: withOptionsDoc,
    type: `public ${name}`,
    name: names.rootMember("WithOptions"),
    parameters: [`${options} options`],
    value: "new(_core.With(options))",
  });
  emitMethodMember(file, {
    isInherited: true,
    type: ["public ", rawJson(context)],
    name: `${names.rootMember("Request")}Async`,
    parameters: requestParameters(context),
    value: call("_core.RequestAsync", ["method", "path", "body", "options", "cancellationToken"]),
  });
  emitNewBatch(node, file, context);
  file.blank();
  emitDoc(file, "Closes the connections of the client. An `HttpClient` from the options stays open.");
  file.line(arrow(`public void ${names.rootMember("Dispose")}()`, "_core.Dispose()"));
  file.blank();
  file.line("/// <inheritdoc />");
  file.line(arrow("public override string ToString()", "_core.ToString()"));
}

export function emitMethods(node: ClientNode, form: ClientForm, file: FileWriter, context: Context): void {
  const { sdk } = context;
  const { client } = node;
  const members = membersOf(context, node);
  for (const id of client.methods) {
    const called = requestNode(sdk, id);
    if (form === "rawClient" && called.method.result.kind === "socket") continue;
    emitMethod(called, { form, members }, file, context);
  }
}

/** The class of a resource's client. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  const { names, internal } = context;
  const { client, resource } = node;
  const name = names.client(client.id);
  const interfaces: Part[] = [names.part("interface", client.id)];
  if (client.root) interfaces.push(context.symbol("System", "IDisposable"));
  const doc = client.root ? SUMMARY : resourceDoc(context, client.id);
  emitType(file, { name, origin: resource.origin, doc, kind: "public sealed class", bases: interfaces }, () => {
    const core = internal("ClientCore");
    file.line("private readonly ", core, " _core;");
    for (const id of client.children) file.line(`private ${names.client(id)}? ${childField(context, id)};`);
    file.blank();
    if (client.root) emitRoot(node, file, context);
    const head = call(`${client.root ? "private" : "internal"} ${name}`, [[core, " core"]]);
    emitBlock(file, head, () => file.line("_core = core;"));
    for (const id of client.children) emitChild(id, file, context);
    if (hasRaw(context, node)) {
      const raw = names.part("rawClient", client.id);
      file.blank();
      file.line("/// <inheritdoc />");
      file.line(arrow(`public ${raw} WithRawResponse`, "new(_core)"));
    }
    emitMethods(node, "client", file, context);
    if (client.root) emitRootMembers(node, file, context);
  });
}
