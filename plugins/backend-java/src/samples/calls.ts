import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, OperationId, Part, SampleCall, SampleRequest } from "@sdkwright/plugin-api";
import { accessPath, bodyTypeOf, methodOf, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { durationPart } from "../descriptor.js";
import { stringLiteral } from "../dialect.js";
import { pathFieldsOf } from "../emit/method.js";
import { call, chain } from "../line-breaks.js";
import { builtPart, valuePart } from "./values.js";

/** How a method is reached from the client: `client.pets().get`. */
export function pathTo(context: Context, id: OperationId): string {
  return ["client", ...steps(context, id, false)].join(".");
}

/** The path from the client to a method: other clients, then its name. */
function steps({ names, sdk }: Context, id: OperationId, raw: boolean): string[] {
  const path = accessPath(sdk, names, id);
  const clients = path.slice(0, -1).map((name) => `${name}()`);
  return [...clients, ...(raw ? ["withRawResponse()"] : []), ...path.slice(-1)];
}

/** How a sample calls its method: the variable of the client, and the calls that follow. */
interface CallForm {
  readonly from?: string;
  readonly raw?: boolean;
  readonly rest?: readonly Part[];
}

const extraOptions = { header: "header", query: "query", body: "bodyProperty" } as const;

/** The options of a client or a call, as calls of its builder. */
function optionLinks(context: Context, setting: CallSetting | ClientSetting, ofCall: boolean): Part[] {
  const { names } = context;
  switch (setting.kind) {
    case "max-retries":
      return [`maxRetries(${setting.value})`];
    case "timeout":
      return [call("timeout", [durationPart(context, setting.seconds)])];
    case "idempotency-key":
      return [call("idempotencyKey", [stringLiteral(setting.value)])];
    case "extra":
      return setting.entries.map((entry) => call(extraOptions[setting.in], entry.map(stringLiteral)));
    case "credential": {
      const name = referredName(names, setting);
      const value = stringLiteral(setting.placeholder ?? `<${setting.words.join(" ")}>`);
      return [ofCall ? call("credential", [stringLiteral(name), value]) : call(name, [value])];
    }
    case "base-url":
      return [call("baseUrl", [stringLiteral(setting.value)])];
    case "header":
    case "variable":
      return [call(referredName(names, setting), [valuePart(context, setting.plain)])];
    case "environment": {
      const constants = context.symbol(context.packages.root, "Environment");
      return [call("environment", [[constants, `.${names.environment(setting.index)}`]])];
    }
    case "http-client":
      return ["transport(transport)"];
    case "logger":
      return [["logger(", context.runtime("core.Logger"), '.of(System.getLogger("api")))']];
    case "middleware":
      return ["interceptor(tracing)"];
    default:
      return setting satisfies never;
  }
}

/** `AcmeClient client = AcmeClient.builder().token("<token>").build();`, without what stands before `=`. */
export function clientPart(
  context: Context,
  settings: readonly (ClientSetting | CallSetting)[],
  first: readonly Part[] = [],
): Part {
  const { names, api, packages } = context;
  const type = context.symbol(packages.root, names.client(api.root));
  const links = [...first, ...settings.flatMap((setting) => optionLinks(context, setting, false))];
  if (links.length === 0) return [type, `.${names.rootMember("create")}()`];
  return chain([type, `.${names.rootMember("builder")}()`], [...links, "build()"]);
}

function requestPart(context: Context, id: OperationId, { members }: SampleRequest): Part {
  const { names, packages, sdk } = context;
  const settings = declaredFields(members).map(({ field: { from, required }, value }) => {
    return { name: names.field(id, from), required, value };
  });
  const home = bodyTypeOf(methodOf(sdk, id).request) === null ? packages.requests : packages.types;
  return builtPart(context, context.declared(home, names.request(id)), settings, undeclaredMembers(members));
}

/** The parameters of the path, if the sample gives nothing else and the method takes them alone; or else the request. */
function requestParts(context: Context, id: OperationId, request: SampleRequest): Part[] {
  const method = context.sdk.methods[id];
  const fields = method ? pathFieldsOf(method) : [];
  const given = declaredFields(request.members);
  if (fields.length === 0 || given.length !== request.members.length) return [requestPart(context, id, request)];
  const values = fields.flatMap(({ from }) => {
    const found = given.find((one) => context.names.field(id, one.field.from) === context.names.field(id, from));
    return found ? [valuePart(context, found.value)] : [];
  });
  return values.length === fields.length && values.length === given.length
    ? values
    : [requestPart(context, id, request)];
}

/** The call alone, or with links that follow it: an expression. Options stand behind the request. */
export function callExpression(
  context: Context,
  sample: SampleCall,
  { from = "client", raw = false, rest = [] }: CallForm = {},
): Part {
  const { method, arguments: args, request, settings } = sample;
  const values = args.map(({ value }) => valuePart(context, value));
  const { request: wanted, result } = methodOf(context.sdk, method);
  const options = settings.flatMap((setting) => optionLinks(context, setting, true));
  const isLeftOut = request?.members.length === 0 && wanted?.optional;
  if (request && !isLeftOut) values.push(...requestParts(context, method, request));
  // The options of a channel stand before those of the call that opens it.
  if (result.kind === "socket" && options.length > 0) values.push([context.runtime("core.ChannelOptions"), ".none()"]);
  if (options.length > 0) {
    values.push(chain([context.runtime("core.RequestOptions"), ".builder()"], [...options, "build()"]));
  }
  const path = steps(context, method, raw);
  const called = call(path.at(-1) ?? "", values);
  const links = [...path.slice(0, -1), called, ...rest];
  return links.length === 1 ? [from, ".", called] : chain(from, links);
}
