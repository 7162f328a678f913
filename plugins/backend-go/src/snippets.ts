import {
  exampleValue,
  neededHeaders,
  needsBaseUrl,
  resultKind,
  SAMPLE_BASE_URL,
  shownSchemes,
} from "@sdkwright/docs-kit";
import {
  type ChannelId,
  createFile,
  credentialsOf,
  type ExampleCall,
  type Field,
  type FileWriter,
  type HttpOperation,
  type JsonValue,
  join,
  type Part,
  type RequestShape,
  requestNode,
  type Snippet,
} from "@sdkwright/plugin-api";
import { keys } from "./companions.js";
import { dialectOf, stringLiteral } from "./dialect.js";
import type { Emission } from "./emission.js";
import { type Entry, layOut, pointer, struct, type Value } from "./literals.js";
import { optionValue } from "./option-types.js";
import { extraValue, fieldValue, itemValue, type Samples, samplesOf } from "./samples/values.js";
import { splitNull, standard, typeOf } from "./types.js";

type Http = Omit<ExampleCall, "operation"> & { readonly operation: HttpOperation };

function given({ parameters }: Http, place: string, wire: string): JsonValue | undefined {
  return parameters.find((one) => one.in === place && one.name === wire)?.value;
}

/** A body that is one field. */
function bodyValue(samples: Samples, { type, required }: Field, body: JsonValue): Value {
  const { inner, nullable } = splitNull(samples.emission.api, type);
  const isPointer = typeOf(inner, samples.types).kind === "struct" || nullable || !required;
  return fieldValue(samples, inner, body, !isPointer);
}

/** What a body has beyond the properties that are declared. */
function extraEntries(samples: Samples, { body }: Http, { fields, extra: type }: RequestShape): Entry[] {
  if (!type || typeof body !== "object" || body === null) return [];
  const declared = new Set(fields.flatMap(({ from }) => (from.kind === "property" ? [from.name] : [])));
  const extra = Object.entries(body).filter(([key]) => !declared.has(key));
  return extra.length === 0 ? [] : [["ExtraProperties", extraValue(samples, type, extra)]];
}

function requestEntries(samples: Samples, call: Http, request: RequestShape): Entry[] {
  const { emission } = samples;
  const body = (call.body ?? {}) as { readonly [key: string]: JsonValue };
  const entries = request.fields.flatMap((field): Entry[] => {
    const { from, type, required } = field;
    const name = emission.names.field(call.operation.id, from);
    if (from.kind === "body") return call.body === undefined ? [] : [[name, bodyValue(samples, field, call.body)]];
    const value = from.kind === "parameter" ? given(call, from.in, from.name) : ownValue(body, from.name);
    return value === undefined ? [] : [[name, fieldValue(samples, type, value, required)]];
  });
  return [...entries, ...extraEntries(samples, call, request)];
}

function ownValue(values: { readonly [key: string]: JsonValue }, key: string): JsonValue | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** How an operation is reached from the client: `client.Pets.Get`. */
export function pathTo({ api, names }: Emission, operation: HttpOperation): string {
  const path = [names.method(operation.id)];
  for (let resource = api.resources[operation.resource]; resource?.parent; resource = api.resources[resource.parent]) {
    path.unshift(names.resource(resource.id));
  }
  return ["client", ...path].join(".");
}

/** The values that a call takes: arguments of their own, then the request. */
export function argumentsOf(samples: Samples, call: Http): Part[] {
  const { names, sdk } = samples.emission;
  const { method } = requestNode(sdk, call.operation.id);
  const args = method.arguments.map(({ from, type }): Part => {
    const wire = from.kind === "parameter" ? from.name : "";
    return layOut(itemValue(samples, type, given(call, "path", wire) ?? wire));
  });
  if (!method.request) return args;
  const head = samples.root(names.request(call.operation.id));
  return [...args, layOut(pointer(struct(head, requestEntries(samples, call, method.request))))];
}

/** The call alone: an expression. Options stand behind the request. */
export function callExpression(samples: Samples, call: Http, options: readonly Part[] = [], path?: string): Part {
  const args = join(", ", ["ctx", ...argumentsOf(samples, call), ...options]);
  return [path ?? pathTo(samples.emission, call.operation), "(", args, ")"];
}

function emitCheck(file: FileWriter): void {
  file.block("if err != nil {", () => file.line(standard("log", "Fatal"), "(err)"), "}");
}

function emitLoop(file: FileWriter, item: string, over: Part): void {
  file.block(
    ["for ", item, ", err := range ", over, ".All() {"],
    () => {
      emitCheck(file);
      file.line(standard("fmt", "Println"), `(${item})`);
    },
    "}",
  );
}

/** The first of the messages that clients send. */
function emitSending(samples: Samples, id: ChannelId, file: FileWriter): void {
  const { sdk, names, ...context } = samples.emission;
  const [index] = sdk.channels[id]?.sends ?? [];
  const message = index === undefined ? undefined : sdk.api.channels[id]?.messages[index];
  if (index === undefined || !message) return;
  const { payload } = message;
  const value = exampleValue(context, payload, { direction: "request", depth: 0, open: [], hint: "message" });
  const { inner, nullable } = splitNull(sdk.api, payload);
  const isPointer = nullable || typeOf(inner, samples.types).kind === "struct";
  const sent = fieldValue(samples, inner, value ?? null, !isPointer);
  file.block(
    ["if err := channel.", names.companion(keys.send(id, index)), "(ctx, ", layOut(sent), "); err != nil {"],
    () => file.line(standard("log", "Fatal"), "(err)"),
    "}",
  );
}

/** A call with its result used up as its kind asks for. */
export function emitUsage(samples: Samples, call: Http, file: FileWriter, options: readonly Part[] = []): void {
  const expression = callExpression(samples, call, options);
  switch (resultKind(samples.emission.api, call.operation)) {
    case "page":
      emitLoop(file, "item", expression);
      break;
    case "stream":
      file.line("stream, err := ", expression);
      emitCheck(file);
      emitLoop(file, "event", "stream");
      break;
    case "socket":
      file.line("channel, err := ", expression);
      emitCheck(file);
      if (call.operation.opens !== undefined) emitSending(samples, call.operation.opens, file);
      emitLoop(file, "message", "channel");
      break;
    case "file":
      file.line("file, err := ", expression);
      emitCheck(file);
      file.line("defer file.Close()");
      file.block(
        ["if _, err := ", standard("io", "Copy"), "(", standard("os", "Stdout"), ", file); err != nil {"],
        () => file.line(standard("log", "Fatal"), "(err)"),
        "}",
      );
      break;
    case "value":
      file.line("result, err := ", expression);
      emitCheck(file);
      file.line(standard("fmt", "Println"), "(result)");
      break;
    case "nothing":
      file.block(["if err := ", expression, "; err != nil {"], () => file.line(standard("log", "Fatal"), "(err)"), "}");
      break;
  }
}

/** Options without which a sample client would not work: credentials of the first scheme that applies, a base URL. */
function clientOptions({ emission }: Samples): Part[] {
  const { api, names } = emission;
  const url = needsBaseUrl(api) ? [[emission.option("WithBaseURL"), `(${stringLiteral(SAMPLE_BASE_URL)})`]] : [];
  const headers = neededHeaders(emission, true).map(({ header, type, value }): Part => {
    return [emission.option(`With${names.header(header)}`), "(", layOut(optionValue(api, type, value)), ")"];
  });
  const credentials = shownSchemes(api).flatMap((scheme) =>
    credentialsOf(scheme).map(({ part, credential }): Part => {
      const name = `With${names.credential(scheme.id, part)}`;
      const placeholder = credential.placeholder ?? `<${credential.name.words.join(" ")}>`;
      return [emission.option(name), `(${stringLiteral(placeholder)})`];
    }),
  );
  return [...url, ...headers, ...credentials];
}

/** `client := acme.NewClient(option.WithToken("<token>"))`, with further options. */
export function emitClient(samples: Samples, file: FileWriter, options: readonly Part[] = []): void {
  const all = [...clientOptions(samples), ...options];
  file.line("client := ", samples.root("NewClient"), "(", join(", ", all), ")");
}

const CUT = "// Here the code begins.";

/** Code and the imports that it needs. */
export interface Printed {
  readonly imports: readonly string[];
  readonly code: string;
}

/** Prints code of a user, without what is around it. */
export function printed(emit: (file: FileWriter) => void): Printed {
  const file = createFile(
    "main.go",
    dialectOf(() => "main"),
  );
  file.line(CUT);
  emit(file);
  const [head = "", code = ""] = file.finish().content.split(`${CUT}\n`);
  // An alias, if there is one, and the path; not the keyword before a single one.
  const imports = [...head.matchAll(/(?:(?!import\b)\b\w+ )?"[^"]*"$/gm)].map(([found]) => found);
  return { imports, code: code.trim() };
}

/** A whole program with the code in its main function. */
export function program(emit: (file: FileWriter) => void): string {
  const file = createFile(
    "main.go",
    dialectOf(() => "main"),
  );
  file.block("func main() {", () => emit(file), "}");
  return file.finish().content.trim();
}

/** Code that a user could paste: the imports, the client, one call. */
export function snippet(call: ExampleCall, emission: Emission): Snippet {
  const { operation } = call;
  if (operation.kind !== "http") return { imports: [], client: "", call: "" };
  const samples = samplesOf(emission);
  const client = printed((file) => emitClient(samples, file));
  const usage = printed((file) => {
    file.line("ctx := ", standard("context", "Background"), "()");
    emitUsage(samples, { ...call, operation }, file);
  });
  const imports = [...new Set([...client.imports, ...usage.imports])].sort();
  return { imports, client: client.code, call: usage.code };
}
