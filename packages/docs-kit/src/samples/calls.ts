import type {
  CallSetting,
  Field,
  HttpOperation,
  JsonValue,
  Method,
  OperationId,
  ReadmeInfo,
  SampleArgument,
  SampleCall,
  SampleExtra,
  SampleRequest,
  SampleRequestField,
  Sdk,
} from "@sdkwright/plugin-api";
import { oncePer } from "@sdkwright/plugin-api";
import type { ExampleCall } from "../calls.js";
import type { ExampleContext } from "../declared.js";
import { isRecord } from "../json.js";
import { readmeCall } from "../readme/call.js";
import { sampleExtra, sampleValue } from "./values.js";

/** What making samples needs. */
export interface SampleContext extends ExampleContext {
  readonly sdk: Sdk;
}

/** A method of an SDK. One that is not there is a bug of the caller. */
export function methodAt({ sdk }: Pick<SampleContext, "sdk">, id: OperationId): Method {
  const method = sdk.methods[id];
  if (!method) throw new Error(`The SDK has no method for ${id}`);
  return method;
}

/** The request that a method makes. */
export function requestAt({ api }: ExampleContext, id: OperationId): HttpOperation {
  const operation = api.operations[id];
  if (operation?.kind !== "http") throw new Error(`The SDK has no method for ${id}`);
  return operation;
}

type Given = ExampleCall["parameters"][number];

function isFor({ from }: Field, { in: place, name }: Given): boolean {
  return from.kind === "parameter" && from.in === place && from.name === name;
}

/** Values of the arguments. One that has none, such as a type whose values do not end, shows its own name. */
function argumentsOf(sdk: Sdk, method: Method, { parameters }: ExampleCall): SampleArgument[] {
  return method.arguments.map((field) => {
    const given = parameters.find((parameter) => isFor(field, parameter));
    const name = field.from.kind === "body" ? "body" : field.from.name;
    return { field, value: sampleValue(sdk, field.type, given?.value ?? name) };
  });
}

type Fields = readonly (readonly [field: Field, at: number])[];

function fieldWith(sdk: Sdk, [field, at]: Fields[number], value: JsonValue): SampleRequestField {
  return { kind: "field", at, field, value: sampleValue(sdk, field.type, value) };
}

type Member = SampleRequestField | SampleExtra;

/** What the body adds to a request: its properties where they are fields, else itself. */
function bodyMembers(sdk: Sdk, method: Method, body: JsonValue): Member[] {
  const fields: Fields = method.request?.fields.map((field, at) => [field, at] as const) ?? [];
  const whole = fields.find(([{ from }]) => from.kind === "body");
  if (whole) return [fieldWith(sdk, whole, body)];
  if (!isRecord(body)) return [];
  const extra = method.request?.extra;
  return Object.entries(body).flatMap(([wire, value]): Member[] => {
    const declared = fields.find(([{ from }]) => from.kind === "property" && from.name === wire);
    if (declared) return [fieldWith(sdk, declared, value)];
    return extra ? [sampleExtra(sdk, extra, [wire, value])] : [];
  });
}

function requestOf(sdk: Sdk, method: Method, { parameters, body }: ExampleCall): SampleRequest | null {
  const { request } = method;
  if (!request) return null;
  const members = parameters.flatMap((parameter): Member[] => {
    const at = request.fields.findIndex((field) => isFor(field, parameter));
    const field = request.fields[at];
    return field ? [fieldWith(sdk, [field, at], parameter.value)] : [];
  });
  const { extra } = request;
  return { members: body === undefined ? members : [...members, ...bodyMembers(sdk, method, body)], extra };
}

/** Calls without settings by their examples. References and tests often show the same call, which is made once. */
const plainCalls = oncePer((sdk: Sdk) =>
  oncePer((call: ExampleCall): SampleCall => {
    const method = methodAt({ sdk }, call.operation.id);
    return {
      method: method.id,
      arguments: argumentsOf(sdk, method, call),
      request: requestOf(sdk, method, call),
      settings: [],
    };
  }),
);

/** A call as the SDK makes it. The same object for the same call without settings. */
export function sampleCall(
  { sdk }: SampleContext,
  call: ExampleCall,
  settings: readonly CallSetting[] = [],
): SampleCall {
  const plain = plainCalls(sdk)(call);
  return settings.length === 0 ? plain : { ...plain, settings };
}

/** The call of a method that samples show, told these settings; in a README as `exampleStyle` asks for. */
export function shownCall(
  context: SampleContext,
  id: OperationId,
  { readme, settings = [] }: { readme?: ReadmeInfo | undefined; settings?: readonly CallSetting[] | undefined } = {},
): SampleCall {
  return sampleCall(context, readmeCall({ ...context, readme }, requestAt(context, id)), settings);
}
