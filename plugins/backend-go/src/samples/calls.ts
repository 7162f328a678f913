import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type {
  CallSetting,
  ClientSetting,
  NameRef,
  OperationId,
  Part,
  SampleCall,
  SampleRequest,
} from "@sdkwright/plugin-api";
import { accessPath, bodyTypeOf, join, methodOf, referredName, typePlanOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { type Entry, layOut, pointer, struct, type Value } from "../literals.js";
import { standard } from "../types.js";
import { extraEntry, fieldValue, itemValue, wholeValue } from "./values.js";

/** `10*time.Second`. */
export function secondsPart(count: number): Part {
  const unit = standard("time", "Second");
  return count === 1 ? unit : [`${count}*`, unit];
}

/** How a method is reached from the client: `client.Pets.Get`. */
export function pathTo({ names, sdk }: Context, id: OperationId): string {
  return ["client", ...accessPath(sdk, names, id)].join(".");
}

const extraOptions = { header: "WithHeader", query: "WithQuery", body: "WithBodyProperty" } as const;

/** What a client or a call is told, as options: `option.WithToken("<token>")`. */
export function optionsOf(context: Context, setting: CallSetting | ClientSetting): Part[] {
  const { names, option, root } = context;
  const named = (ref: NameRef): string => `With${referredName(names, ref)}`;
  const given = (name: string, value: Part): Part[] => [[option(name), "(", value, ")"]];
  switch (setting.kind) {
    case "max-retries":
      return given("WithMaxRetries", String(setting.value));
    case "timeout":
      return given("WithTimeout", secondsPart(setting.seconds));
    case "idempotency-key":
      return given("WithIdempotencyKey", stringLiteral(setting.value));
    case "extra":
      return setting.entries.flatMap((entry) => given(extraOptions[setting.in], entry.map(stringLiteral).join(", ")));
    case "credential":
      return given(named(setting), stringLiteral(setting.placeholder ?? `<${setting.words.join(" ")}>`));
    case "base-url":
      return given("WithBaseURL", stringLiteral(setting.value));
    case "header":
    case "variable":
      return given(named(setting), layOut(itemValue(context, setting.plain)));
    case "environment":
      return given("WithEnvironment", root(names.companion("environmentConstant", setting.index)));
    case "http-client":
      return given("WithHTTPClient", [
        "&",
        standard("net/http", "Client"),
        "{Timeout: ",
        standard("time", "Minute"),
        "}",
      ]);
    case "logger":
      return given("WithLogger", [standard("log/slog", "Default"), "()"]);
    case "middleware":
      return given("WithMiddleware", "tracing");
    default:
      return setting satisfies never;
  }
}

/** `client := acme.NewClient(option.WithToken("<token>"))`. */
export function clientPart(context: Context, settings: readonly ClientSetting[]): Part {
  const options = settings.flatMap((setting) => optionsOf(context, setting));
  return ["client := ", context.root("NewClient"), "(", join(", ", options), ")"];
}

function requestValue(context: Context, id: OperationId, { members, extra }: SampleRequest): Value {
  const { names, root, sdk } = context;
  const fields = declaredFields(members).map(({ field: { from, required }, value }): Entry => {
    const written = from.kind === "body" ? wholeValue : fieldValue;
    return [names.field(id, from), written(context, value, required)];
  });
  const body = bodyTypeOf(methodOf(sdk, id).request);
  const values = body === null ? extra : (typePlanOf(sdk, body).object?.extra ?? null);
  return pointer(struct(root(names.request(id)), [...fields, extraEntry(context, values, undeclaredMembers(members))]));
}

/** The values that a method takes: arguments of their own, then the request. */
export function argumentsOf(context: Context, { method, arguments: args, request }: SampleCall): Part[] {
  const values = args.map(({ value }) => itemValue(context, value));
  return (request ? [...values, requestValue(context, method, request)] : values).map(layOut);
}

/** The call alone: an expression. Options stand behind the request. */
export function callExpression(context: Context, call: SampleCall, path = pathTo(context, call.method)): Part {
  const options = call.settings.flatMap((setting) => optionsOf(context, setting));
  const args = join(", ", ["ctx", ...argumentsOf(context, call), ...options]);
  return [path, "(", args, ")"];
}
