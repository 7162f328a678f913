import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, OperationId, Part, SampleCall, SampleExtra } from "@sdkwright/plugin-api";
import { accessPath, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { floatLiteral, stringLiteral } from "../literals.js";
import { call, map, methodCall, named } from "./layout.js";
import { extraArguments, givenArguments, valuePart } from "./values.js";

/** The call of a method without its arguments: `$client->pets->get`. */
export function pathTo({ sdk, names }: Context, id: OperationId): string {
  return ["$client", ...accessPath(sdk, names, id)].join("->");
}

/** How a sample calls its method. */
interface CallForm {
  /** The variable of the client. */
  readonly from?: string;
  readonly raw?: boolean;
}

/** The links from a variable to a method: `->pets`, `->withRawResponse()` and `->get`. */
function linksTo({ sdk, names }: Context, id: OperationId, { raw = false }: CallForm): string[] {
  const path = accessPath(sdk, names, id);
  return [...path.slice(0, -1), ...(raw ? ["withRawResponse()"] : []), ...path.slice(-1)].map((name) => `->${name}`);
}

/** An argument with its name. */
type Entry = readonly [name: string, value: Part];

const EXTRAS = { header: "headers", query: "query", body: "bodyProperties" } as const;

const placeholderOf = ({ placeholder, words }: { placeholder: string | null; words: readonly string[] }): string =>
  stringLiteral(placeholder ?? `<${words.join(" ")}>`);

/** An option that every call has; undefined for one of a client. */
function usualOption(setting: CallSetting | ClientSetting): Entry | undefined {
  switch (setting.kind) {
    case "max-retries":
      return ["maxRetries", `${setting.value}`];
    case "timeout":
      return ["timeout", floatLiteral(setting.seconds)];
    case "idempotency-key":
      return ["idempotencyKey", stringLiteral(setting.value)];
    case "extra":
      return [EXTRAS[setting.in], map(setting.entries.map(([name, value]) => [name, stringLiteral(value)] as const))];
    case "http-client":
      return ["transport", "$transport"];
    case "logger":
      return ["logger", "$logger"];
    case "middleware":
      return ["middleware", "[$tracing]"];
    default:
      return undefined;
  }
}

/** An option of clients of this API; undefined for one that every client has. */
function ownOption(context: Context, setting: CallSetting | ClientSetting): Entry | undefined {
  const { names } = context;
  switch (setting.kind) {
    case "credential":
      return [referredName(names, setting), placeholderOf(setting)];
    case "base-url":
      return ["baseUrl", stringLiteral(setting.value)];
    case "header":
    case "variable":
      return [referredName(names, setting), valuePart(context, setting.value)];
    case "environment": {
      const environments = context.declared(names.companion("environments"));
      return ["environment", [environments, `::${names.environment(setting.index)}`]];
    }
    default:
      return undefined;
  }
}

const namedAll = (entries: readonly Entry[]): Part[] => entries.map(([name, value]) => named(name, value));

type Setting = CallSetting | ClientSetting;

/** The options that `optionOf` knows. */
function optionsAmong(settings: readonly Setting[], optionOf: (setting: Setting) => Entry | undefined): Entry[] {
  return settings.flatMap((setting) => {
    const option = optionOf(setting);
    return option ? [option] : [];
  });
}

/** `new AcmeClient(token: '<token>')`. */
export function clientPart(context: Context, settings: readonly Setting[], first: readonly Entry[] = []): Part {
  const { names, api, declared, core } = context;
  const own = optionsAmong(settings, (setting) => ownOption(context, setting));
  const usual = optionsAmong(settings, usualOption);
  const options = call(["new ", core("ClientOptions")], namedAll(usual));
  return call(
    ["new ", declared(names.client(api.root))],
    [...namedAll([...first, ...own]), ...(usual.length > 0 ? [named("options", options)] : [])],
  );
}

/** Options of a call, with undeclared properties of its body. Credentials are known by the names of the client's arguments. */
function callOptions(context: Context, settings: readonly CallSetting[], extras: readonly SampleExtra[]): Part[] {
  const credentials = settings.flatMap((setting): Entry[] =>
    setting.kind === "credential" ? [[referredName(context.names, setting), placeholderOf(setting)]] : [],
  );
  const usual = optionsAmong(settings, usualOption).filter(([name]) => name !== EXTRAS.body || extras.length === 0);
  const further = extras.map(({ wire, value }) => [wire, valuePart(context, value)] as const);
  const all: Entry[] = [
    ...usual,
    ...(further.length > 0 ? [[EXTRAS.body, map(further)] as const] : []),
    ...(credentials.length > 0 ? [["credentials", map(credentials)] as const] : []),
  ];
  if (all.length === 0) return [];
  return [named("options", call(["new ", context.core("RequestOptions")], namedAll(all)))];
}

/** The call alone: parameters of the path, then everything else by its name. */
export function callExpression(context: Context, sample: SampleCall, form: CallForm = {}): Part {
  const { names } = context;
  const { method, arguments: args, request, settings } = sample;
  const members = request?.members ?? [];
  const extras = undeclaredMembers(members);
  const takesExtras = request !== null && request.extra !== null;
  const fields = declaredFields(members).map(({ field: { from, required }, value }) => {
    return { name: names.field(method, from), required, value };
  });
  const path = args.map(({ field, value }): Part => {
    const given = valuePart(context, value);
    return field.required ? given : named(names.field(method, field.from), given);
  });
  return methodCall(form.from ?? "$client", linksTo(context, method, form), [
    ...path,
    ...givenArguments(context, fields),
    ...(takesExtras ? extraArguments(context, extras) : []),
    ...callOptions(context, settings, takesExtras ? [] : extras),
  ]);
}
