import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, OperationId, Part, SampleCall, SampleExtra } from "@sdkwright/plugin-api";
import { accessPath, methodOf, referredName, takesExtra } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { environmentName } from "../descriptor.js";
import { call, numberLiteral, stringLiteral } from "../literals.js";
import { type HashEntry, hash, named, qualified } from "./layout.js";
import { extraArguments, extraEntries, type Given, givenArguments, valuePart } from "./values.js";

/** How a sample calls its method. */
interface CallForm {
  /** The variable of the client. */
  readonly from?: string;
  readonly raw?: boolean;
}

/** The call of a method without its arguments: `client.pets.with_raw_response.get`. */
export function pathTo({ sdk, names }: Context, id: OperationId, form: CallForm = {}): string {
  const { from = "client", raw = false } = form;
  const path = accessPath(sdk, names, id);
  return [from, ...path.slice(0, -1), ...(raw ? ["with_raw_response"] : []), ...path.slice(-1)].join(".");
}

/** An argument with its name. */
export type Entry = readonly [name: string, value: Part];

const EXTRAS = { header: "headers", query: "query", body: "body_properties" } as const;

const placeholderOf = ({ placeholder, words }: { placeholder: string | null; words: readonly string[] }): string =>
  stringLiteral(placeholder ?? `<${words.join(" ")}>`);

const textHash = (entries: readonly (readonly [name: string, value: string])[]): Part =>
  hash(entries.map(([text, value]) => ({ text, value: stringLiteral(value) })));

/** An option of a client or of a single call. */
function settingEntry(context: Context, setting: ClientSetting | CallSetting): Entry {
  const { names } = context;
  switch (setting.kind) {
    case "max-retries":
      return ["max_retries", numberLiteral(setting.value)];
    case "timeout":
      return ["timeout", numberLiteral(setting.seconds)];
    case "idempotency-key":
      return ["idempotency_key", stringLiteral(setting.value)];
    case "extra":
      return [EXTRAS[setting.in], textHash(setting.entries)];
    case "credential":
      return [referredName(names, setting), placeholderOf(setting)];
    case "base-url":
      return ["base_url", stringLiteral(setting.value)];
    case "header":
    case "variable":
      return [referredName(names, setting), valuePart(context, setting.value)];
    case "environment":
      return ["environment", `:${environmentName(context, setting.index)}`];
    case "http-client":
      return ["http_client", "http_client"];
    case "logger":
      return ["logger", "logger"];
    case "middleware":
      return ["middleware", "[tracing]"];
    default:
      return setting satisfies never;
  }
}

const namedAll = (entries: readonly Entry[]): Part[] =>
  entries.map(([name, value]) => (name === value ? `${name}:` : named(name, value)));

/** `Acme::Client.new(token: '<token>')`. */
export function clientPart(
  context: Context,
  settings: readonly (ClientSetting | CallSetting)[],
  first: readonly Entry[] = [],
): Part {
  const entries = settings.map((setting) => settingEntry(context, setting));
  return call([qualified(context, context.client), ".new"], namedAll([...first, ...entries]));
}

/** Options of a call, with undeclared properties of its body. */
function callOptions(context: Context, settings: readonly CallSetting[], extras: readonly SampleExtra[]): Part[] {
  const credentials = settings.filter(({ kind }) => kind === "credential");
  const others = settings.filter(
    (setting) => setting.kind !== "credential" && (extras.length === 0 || !("in" in setting && setting.in === "body")),
  );
  const entriesOf = (all: readonly CallSetting[]): HashEntry[] =>
    all.map((setting) => settingEntry(context, setting)).map(([name, value]) => ({ name, value }));
  const body = extraEntries(context, extras);
  const all: HashEntry[] = [
    ...entriesOf(others),
    ...(body.length > 0 ? [{ name: EXTRAS.body, value: hash(body) }] : []),
    ...(credentials.length > 0 ? [{ name: "credentials", value: hash(entriesOf(credentials)) }] : []),
  ];
  return all.length === 0 ? [] : [named("request_options", hash(all))];
}

/** The call alone, all of whose arguments have names. */
export function callExpression(context: Context, sample: SampleCall, form: CallForm = {}): Part {
  const { names } = context;
  const { method, arguments: args, request, settings } = sample;
  const members = request?.members ?? [];
  const extras = undeclaredMembers(members);
  const takesExtras = takesExtra(methodOf(context.sdk, method).request);
  const given = [...args, ...declaredFields(members)].map(({ field: { from, required }, value }): Given => {
    return { name: names.field(method, from), required, value };
  });
  return call(pathTo(context, method, form), [
    ...givenArguments(context, given),
    ...(takesExtras ? extraArguments(context, extras) : []),
    ...callOptions(context, settings, takesExtras ? [] : extras),
  ]);
}
