import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, OperationId, Part, SampleCall, SampleRequest } from "@sdkwright/plugin-api";
import { accessPath, methodOf, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { durationPart } from "../descriptor.js";
import { stringLiteral } from "../dialect.js";
import { constructorCredentials } from "../emit/client.js";
import { call, collection, generic, indexed, initializer, type Member } from "../line-breaks.js";
import { builtPart, valuePart } from "./values.js";

/** How a method is reached from the client: `client.Pets.GetAsync`. */
export function pathTo(context: Context, id: OperationId): string {
  return ["client", ...steps(context, id, false)].join(".");
}

/** The path from the client to a method: other clients, then its name. */
function steps({ names, sdk }: Context, id: OperationId, raw: boolean): string[] {
  const path = accessPath(sdk, names, id);
  return [...path.slice(0, -1), ...(raw ? ["WithRawResponse"] : []), `${path.at(-1)}Async`];
}

/** How a sample calls its method: the variable of the client. */
interface CallForm {
  readonly from?: string;
  readonly raw?: boolean;
  /** What cancels the call. */
  readonly token?: string;
  /** It is collected, not made. */
  readonly isBatched?: boolean;
}

const extraOptions = { header: "Headers", query: "Query", body: "BodyProperties" } as const;

function extraMember({ symbol }: Context, { in: place, entries }: Extract<CallSetting, { kind: "extra" }>): Member {
  const type = symbol("System.Collections.Generic", "Dictionary");
  const values = place === "header" ? "string?" : "object?";
  const members = entries.map(([name, value]): Member => [indexed(stringLiteral(name)), stringLiteral(value)]);
  return [extraOptions[place], initializer(["new ", generic(type, "string", values)], members)];
}

const placeholderOf = ({ placeholder, words }: { placeholder: string | null; words: readonly string[] }): string =>
  stringLiteral(placeholder ?? `<${words.join(" ")}>`);

/** The options of a client or a call, as members of an initializer. */
function optionMember(context: Context, setting: CallSetting | ClientSetting): Member {
  const { names } = context;
  switch (setting.kind) {
    case "max-retries":
      return ["MaxRetries", `${setting.value}`];
    case "timeout":
      return ["Timeout", durationPart(context, setting.seconds)];
    case "idempotency-key":
      return ["IdempotencyKey", stringLiteral(setting.value)];
    case "extra":
      return extraMember(context, setting);
    case "credential":
      return [referredName(names, setting), placeholderOf(setting)];
    case "base-url":
      return ["BaseUrl", stringLiteral(setting.value)];
    case "header":
    case "variable":
      return [referredName(names, setting), valuePart(context, setting.plain)];
    case "environment": {
      const constants = context.declared(names.companion("environments"));
      return ["Environment", [constants, `.${names.environment(setting.index)}`]];
    }
    case "http-client":
      return ["HttpClient", "http"];
    case "logger":
      return ["Logger", "Console.WriteLine"];
    case "middleware":
      return ["Middleware", collection(["tracing"])];
    default:
      return setting satisfies never;
  }
}

/** Credentials of calls, which are known by their names. */
function callMembers(context: Context, settings: readonly CallSetting[]): Member[] {
  const credentials = settings.flatMap((setting): Member[] =>
    setting.kind === "credential"
      ? [[`[${stringLiteral(referredName(context.names, setting))}]`, placeholderOf(setting)]]
      : [],
  );
  const others = settings.flatMap((one) => (one.kind === "credential" ? [] : [optionMember(context, one)]));
  if (credentials.length === 0) return others;
  const type = generic(context.symbol("System.Collections.Generic", "Dictionary"), "string", "string");
  return [...others, ["Credentials", initializer(["new ", type], credentials)]];
}

/** `new AcmeClient(token: "<token>")`. */
export function clientPart(
  context: Context,
  settings: readonly (ClientSetting | CallSetting)[],
  first: readonly Member[] = [],
): Part {
  const { names, api, declared } = context;
  const type = declared(names.client(api.root));
  const members = [...first, ...settings.map((setting) => optionMember(context, setting))];
  const credentials = constructorCredentials(context);
  const isShort =
    credentials.length > 0 &&
    members.length === credentials.length &&
    credentials.every(({ option }) => members.some(([name]) => name === option));
  if (members.length === 0) return ["new ", type, "()"];
  if (isShort) {
    const given = credentials.map(({ option, parameter }): Part => {
      return [`${parameter}: `, members.find(([name]) => name === option)?.[1] ?? ""];
    });
    return call(["new ", type], given);
  }
  const options = initializer(["new ", declared(names.companion("clientOptions"))], members);
  return call(["new ", type], [options]);
}

function requestPart(context: Context, id: OperationId, { members }: SampleRequest): Part {
  const { names, declared } = context;
  const settings = declaredFields(members).map(({ field: { from, required }, value }) => {
    return { name: names.field(id, from), required, value };
  });
  return builtPart(context, declared(names.request(id)), settings, undeclaredMembers(members));
}

/** The call alone, without `await`. */
export function callExpression(context: Context, sample: SampleCall, form: CallForm = {}): Part {
  const { from = "client", raw = false, token, isBatched = false } = form;
  const { method, arguments: args, request, settings } = sample;
  const values = args.map(({ value }) => valuePart(context, value));
  const { request: wanted, result } = methodOf(context.sdk, method);
  const isLeftOut = request === null || (request.members.length === 0 && wanted?.optional === true);
  if (request && !isLeftOut) values.push(requestPart(context, method, request));
  if (settings.length > 0) {
    const options = initializer(["new ", context.core("RequestOptions")], callMembers(context, settings));
    // It is named where an argument before it is left out.
    const isNamed = (isLeftOut && request !== null) || result.kind === "socket";
    values.push(isNamed ? ["options: ", options] : options);
  }
  if (token !== undefined) values.push(`cancellationToken: ${token}`);
  const path = steps(context, method, raw).join(".");
  return call([from, ".", isBatched ? path.replace(/Async$/, "") : path], values);
}
