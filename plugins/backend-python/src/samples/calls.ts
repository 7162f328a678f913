import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { CallSetting, ClientSetting, OperationId, Part, SampleCall } from "@sdkwright/plugin-api";
import { accessPath, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { external } from "../dialect.js";
import { call, dict, numberLiteral, stringLiteral } from "../literals.js";
import { type Mode, twinClass } from "../twins.js";

import { imported, valuePart, wireEntries } from "./values.js";

/** A keyword argument, or a member of the options of a call. */
type Entry = readonly [name: string, value: Part];

const EXTRAS = { header: "headers", query: "query", body: "body_properties" } as const;

/** How a method is reached from a client: `client.pets.get`. */
export function pathTo({ sdk, names }: Context, id: OperationId, client = "client"): string {
  return [client, ...accessPath(sdk, names, id)].join(".");
}

/** An option of a client or of a single call. */
export function settingEntry(context: Context, setting: ClientSetting | CallSetting): Entry {
  const { names } = context;
  switch (setting.kind) {
    case "max-retries":
      return ["max_retries", numberLiteral(setting.value)];
    case "timeout":
      return ["timeout", numberLiteral(setting.seconds)];
    case "idempotency-key":
      return ["idempotency_key", stringLiteral(setting.value)];
    case "extra":
      return [EXTRAS[setting.in], dict(setting.entries.map(([name, value]) => [name, stringLiteral(value)]))];
    case "credential":
      return [referredName(names, setting), stringLiteral(setting.placeholder ?? `<${setting.words.join(" ")}>`)];
    case "base-url":
      return ["base_url", stringLiteral(setting.value)];
    case "header":
    case "variable":
      return [referredName(names, setting), valuePart(context, setting.value)];
    case "environment": {
      const environments = imported(context, names.companion("environments"));
      return ["environment", [environments, ".", names.environment(setting.index)]];
    }
    case "http-client":
      return ["http_client", call(external(context.http, "Client"), ['proxy="http://proxy.example:8080"'])];
    case "logger":
      return ["logger", call(external("logging", "getLogger"), [stringLiteral(context.module)])];
    case "middleware":
      return ["middleware", "[tracing]"];
    default:
      return setting satisfies never;
  }
}

export const keyword = ([name, value]: Entry): Part => [name, "=", value];

/** `Acme(token="<token>")`. */
export function construction(settings: readonly ClientSetting[], context: Context, mode: Mode = "sync"): Part {
  const entries = settings.map((setting) => settingEntry(context, setting));
  return call(imported(context, twinClass(context.client, mode)), entries.map(keyword));
}

/** Options of a call, with the properties of its body that are not declared. */
function optionsOf({ settings, request }: SampleCall, context: Context): Entry[] {
  const entries = settings.map((setting) => settingEntry(context, setting));
  const further = undeclaredMembers(request?.members ?? []);
  if (further.length === 0) return entries;
  const others = entries.filter(([name]) => name !== EXTRAS.body);
  return [...others, [EXTRAS.body, dict(wireEntries(context, further))]];
}

/** The call alone: an expression. */
export function callPart(sample: SampleCall, context: Context, path = pathTo(context, sample.method)): Part {
  const { names } = context;
  const options = optionsOf(sample, context);
  const fields = declaredFields(sample.request?.members ?? []);
  return call(path, [
    ...sample.arguments.map(({ value }) => valuePart(context, value)),
    ...fields.map(({ field, value }) => keyword([names.field(sample.method, field.from), valuePart(context, value)])),
    ...(options.length > 0 ? [keyword(["request_options", dict(options)])] : []),
  ]);
}
