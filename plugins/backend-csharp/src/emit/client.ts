import type { ClientNode, FileWriter, Part, ResourceId } from "@sdkwright/plugin-api";
import { requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, emitDoc } from "../docs.js";
import { arrow, call, generic, initializer, type Member } from "../line-breaks.js";
import type { ClientForm } from "../parts.js";
import { MEMBERS } from "../reserved.js";
import { inScope } from "../types.js";
import { emitNewBatch } from "./batch.js";
import { emitBlock, emitMethodMember, emitType, said } from "./declare.js";
import { emitMethod, methodName } from "./method.js";

export const SUMMARY = "A client of the API. Any number of threads can share it.";
export const GROUP_SUMMARY = "A group of operations.";

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
  const made = `${childField(context, id)} ??= new ${names.client(id)}(_core)`;
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
  "Calls an endpoint for which this client has no method.",
  {
    method: "the HTTP method",
    path: "the path, relative to the base URL",
    body: "sent as JSON unless it is null",
    options: "settings of this call",
    cancellationToken: "cancels the call",
  },
  "the response",
);

const withOptionsDoc = said(
  "Returns a client with other settings that shares connections and access tokens with this one.",
  { options: "replace the settings of this client, as far as they are set" },
  "the client",
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
  emitDoc(file, "Creates a client whose settings are read from environment variables or have defaults.");
  file.line(`public ${name}()`);
  file.line(`    : this(new ${options}()) { }`);
  file.blank();
  if (credentials.length > 0) {
    const tags = Object.fromEntries(credentials.map(({ parameter }) => [parameter, "a credential"]));
    emitDoc(file, said("Creates a client with credentials; all other settings have defaults.", tags));
    file.line(
      call(
        `public ${name}`,
        credentials.map(({ parameter }) => `string ${parameter}`),
      ),
    );
    const set = credentials.map(({ option, parameter }): Member => [option, parameter]);
    file.line("    : this(", initializer(`new ${options}`, set), ") { }");
    file.blank();
  }
  emitDoc(file, said("Creates a client.", { options: "the settings" }));
  file.line(`public ${name}(${options} options)`);
  file.line(
    "    : this(",
    call(
      ["new ", context.internal("ClientCore")],
      [inScope(context, [spec, ".Client"], membersOf(context, node)), "options"],
    ),
    ") { }",
  );
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
    doc: requestDoc,
    isInherited: true,
    type: ["public ", rawJson(context)],
    name: `${names.rootMember("Request")}Async`,
    parameters: requestParameters(context),
    value: call("_core.RequestAsync", ["method", "path", "body", "options", "cancellationToken"]),
  });
  emitNewBatch(node, file, context);
  file.blank();
  emitDoc(file, "Closes the connections, unless the client was given its own HttpClient.");
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
  const doc = client.root ? SUMMARY : docOf(resource, GROUP_SUMMARY);
  emitType(file, { name, origin: resource.origin, doc, kind: "public sealed class", bases: interfaces }, () => {
    const core = internal("ClientCore");
    file.line("private readonly ", core, " _core;");
    for (const id of client.children) file.line(`private ${names.client(id)}? ${childField(context, id)};`);
    file.blank();
    if (client.root) emitRoot(node, file, context);
    emitBlock(file, [client.root ? "private " : "internal ", `${name}(`, core, " core)"], () =>
      file.line("_core = core;"),
    );
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
