import type { CallSetting, ClientSetting, OperationId, SampleCall } from "@sdkwright/plugin-api";
import { accessPath, createFile, list, oncePer, referredName } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { access, dialect } from "../dialect.js";
import { keyOf } from "../emit/method.js";
import { code, type Entry, object, scalar, text, type Value } from "../literals.js";
import { valueCode } from "./values.js";

/** `head`, the arguments, `tail`: laid out as code. */
export function printed(head: string, args: readonly Value[], tail: string): string {
  const file = createFile("sample.ts", dialect);
  const parts = args.map(({ part }) => part);
  // Formatters keep the brackets of a call around those of its only argument.
  file.line(head, parts.length > 1 ? list("", parts, "") : parts, tail);
  return file.finish().content.trimEnd();
}

/** How a method is reached from the client: `.pets.get`. */
export function methodPath({ sdk, names }: Context, id: OperationId): string {
  return accessPath(sdk, names, id).map(access).join("");
}

const EXTRAS = { header: "headers", query: "query", body: "bodyProperties" } as const;

/** What sets something of a client or of a single call. */
export function settingEntries(setting: ClientSetting | CallSetting, { names, forms }: Context): readonly Entry[] {
  switch (setting.kind) {
    case "max-retries":
      return [["maxRetries", scalar(setting.value)]];
    case "timeout":
      return [["timeoutMs", scalar(setting.seconds * 1000)]];
    case "idempotency-key":
      return [["idempotencyKey", text(setting.value)]];
    case "extra":
      return [[EXTRAS[setting.in], object(setting.entries.map(([name, value]): Entry => [name, text(value)]))]];
    case "credential": {
      const name = referredName(names, setting);
      return [[name, text(setting.placeholder ?? `<${name}>`)]];
    }
    case "base-url":
      return [["baseUrl", text(setting.value)]];
    case "header":
    case "variable":
      return [[referredName(names, setting), valueCode(setting.value, forms.choice)]];
    case "environment":
      return [["environment", code(names.companion("environments") + access(names.environment(setting.index)))]];
    case "http-client":
      return [["fetch", code("(url, init) => fetch(url, init)")]];
    case "logger":
      return [
        ["logger", code("console")],
        ["logLevel", text("debug")],
      ];
    case "middleware":
      return [["middleware", code("[tracing]")]];
    default:
      return setting satisfies never;
  }
}

/** The options of a constructor; no argument where there are none. */
export function optionsOf(settings: readonly ClientSetting[], context: Context): Value[] {
  const entries = settings.flatMap((setting) => settingEntries(setting, context));
  return entries.length > 0 ? [object(entries)] : [];
}

function writtenCall(call: SampleCall, context: Context, more: readonly Entry[]): string {
  const { choice } = context.forms;
  const members = call.request?.members.map((member): Entry => {
    const key = member.kind === "extra" ? member.wire : keyOf(context.names, call.method, member.field);
    return [key, valueCode(member.value, choice)];
  });
  const options = [...call.settings.flatMap((setting) => settingEntries(setting, context)), ...more];
  const args = [
    ...call.arguments.map(({ value }) => valueCode(value, choice)),
    ...(members && (members.length > 0 || options.length > 0) ? [object(members)] : []),
    ...(options.length > 0 ? [object(options)] : []),
  ];
  return printed(`client${methodPath(context, call.method)}(`, args, ")");
}

/** References and tests share samples of calls: each is written once. */
const plainTexts = oncePer((context: Context) => oncePer((call: SampleCall) => writtenCall(call, context, [])));

/** A call alone, without `await` and semicolon: `client.pets.get("7")`. `more` are further options. */
export function callText(call: SampleCall, context: Context, more: readonly Entry[] = []): string {
  return more.length === 0 ? plainTexts(context)(call) : writtenCall(call, context, more);
}
