import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, OperationId, Part, SampleCall, SampleRequest } from "@sdkwright/plugin-api";
import { accessPath, methodOf, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { WIDTH } from "../dialect.js";
import { clientOptions } from "../emit/root.js";
import { call, callAt, dictionary, items, labelled } from "../line-breaks.js";
import { numberLiteral, stringLiteral } from "../literals.js";
import { shortFields } from "../short-form.js";
import { builtPart, givenPart, givenSettings, type Setting, settingParts, valuePart } from "./values.js";

/** How a method is reached from the client: `client.pets.get`. */
export const pathTo = (context: Context, id: OperationId): string =>
  ["client", ...accessPath(context.sdk, context.names, id)].join(".");

/** Columns of a line of a snippet, without what a statement begins with. */
const SNIPPET = WIDTH - "let response = try await ".length;

/** How a sample calls its method. */
interface CallForm {
  /** The variable of the client. */
  readonly from?: string;
  readonly raw?: boolean;
  /** The columns that it can take of a line. */
  readonly columns?: number;
}

/** An argument with the name that it has in the call. */
type Labelled = readonly [label: string, value: Part];

const EXTRAS = { header: "headers", query: "query", body: "bodyProperties" } as const;

const placeholderOf = ({ placeholder, words }: { placeholder: string | null; words: readonly string[] }): string =>
  stringLiteral(placeholder ?? `<${words.join(" ")}>`);

/** An option of a client or a call, as an argument. */
function optionOf(context: Context, setting: CallSetting | ClientSetting): Labelled {
  const { names } = context;
  switch (setting.kind) {
    case "max-retries":
      return ["maxRetries", numberLiteral(setting.value)];
    case "timeout":
      return ["timeout", numberLiteral(setting.seconds)];
    case "idempotency-key":
      return ["idempotencyKey", stringLiteral(setting.value)];
    case "extra":
      return [EXTRAS[setting.in], dictionary(setting.entries.map(([name, value]) => [name, stringLiteral(value)]))];
    case "credential":
      return [referredName(names, setting), placeholderOf(setting)];
    case "base-url":
      return ["baseURL", stringLiteral(setting.value)];
    case "header":
    case "variable":
      return [referredName(names, setting), givenPart(context, setting.plain)];
    case "environment":
      return ["environment", `.${names.environment(setting.index)}`];
    case "http-client":
      return ["transport", "transport"];
    case "logger":
      return ["logger", "{ event in print(event) }"];
    case "middleware":
      return ["middleware", items(["tracing"])];
    default:
      return setting satisfies never;
  }
}

/** Parameters of the options of clients and calls, in their order. */
const USUAL = ["timeout", "maxRetries", "headers", "query", "bodyProperties", "idempotencyKey", "credentials"];
const FURTHER = ["timeout", "maxRetries", "headers", "transport", "middleware", "logger"];

const inOrder = (all: readonly Labelled[], order: readonly string[]): Part[] =>
  [...all]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([label, value]) => labelled(label, value));

/** Options of a call, whose credentials are known by their names. */
function callOptions(context: Context, settings: readonly CallSetting[]): Part {
  const credentials = settings.flatMap((one): Labelled[] =>
    one.kind === "credential" ? [[referredName(context.names, one), placeholderOf(one)]] : [],
  );
  const others = settings.flatMap((one) => (one.kind === "credential" ? [] : [optionOf(context, one)]));
  const all: Labelled[] = credentials.length === 0 ? others : [...others, ["credentials", dictionary(credentials)]];
  return call("RequestOptions", inOrder(all, USUAL));
}

/** `AcmeClient(token: "<token>")`. */
export function clientPart(
  context: Context,
  settings: readonly (ClientSetting | CallSetting)[],
  first: readonly Labelled[] = [],
): Part {
  const order = clientOptions(context).map(({ name }) => name);
  const all = [...first, ...settings.map((setting) => optionOf(context, setting))];
  const own = inOrder(
    all.filter(([label]) => order.includes(label)),
    order,
  );
  const further = all.filter(([label]) => !order.includes(label));
  if (further.length > 0) own.push(["options: ", call("ClientOptions", inOrder(further, FURTHER))]);
  return call(context.client, own);
}

/** Whether the values of a request are those of the method's short form. */
function isShort(context: Context, id: OperationId, given: readonly Setting[]): boolean {
  const fields = shortFields(context, methodOf(context.sdk, id));
  return (
    fields?.length === given.length && fields.every(({ from }, at) => context.names.field(id, from) === given[at]?.name)
  );
}

/** The request of a call as one argument, or its values, where the method takes them. */
function requestParts(context: Context, id: OperationId, { members }: SampleRequest, raw: boolean): Part[] {
  const { names } = context;
  const settings = declaredFields(members).map(({ field: { from, required }, value }) => {
    return { name: names.field(id, from), required, value };
  });
  const extras = undeclaredMembers(members);
  const given = givenSettings(context, settings);
  if (!raw && extras.length === 0 && isShort(context, id, given)) return settingParts(context, given);
  return [builtPart(context, names.request(id), settings, extras)];
}

/** The call alone, without `try await`. */
export function callExpression(context: Context, sample: SampleCall, form: CallForm = {}): Part {
  const { from = "client", raw = false, columns = SNIPPET } = form;
  const { method, arguments: args, request, settings } = sample;
  const { names, sdk } = context;
  const values = args.map(({ field, value }) => labelled(names.field(method, field.from), valuePart(context, value)));
  const isLeftOut =
    request === null || (request.members.length === 0 && methodOf(sdk, method).request?.optional === true);
  if (request && !isLeftOut) values.push(...requestParts(context, method, request, raw));
  if (settings.length > 0) values.push(["options: ", callOptions(context, settings)]);
  const path = accessPath(sdk, names, method);
  const steps = [from, ...path.slice(0, -1), ...(raw ? ["withRawResponse"] : []), ...path.slice(-1)];
  return callAt(steps, values, columns);
}
