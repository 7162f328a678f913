import {
  exampleValue,
  neededHeaders,
  needsBaseUrl,
  resultKind,
  SAMPLE_BASE_URL,
  shownSchemes,
} from "@sdkwright/docs-kit";
import {
  type ChannelDecl,
  createFile,
  credentialsOf,
  type ExampleCall,
  type FileWriter,
  type HttpOperation,
  isOpenObject,
  type JsonValue,
  join,
  mergedBody,
  openedChannel,
  type Part,
  type Snippet,
} from "@sdkwright/plugin-api";
import { dialectOf, stringLiteral } from "./dialect.js";
import type { Emission } from "./emission.js";
import { sentMessages } from "./emit/channel.js";
import { type Entry, layOut, pointer, struct } from "./literals.js";
import { extraType } from "./model/objects.js";
import { requestShape, takesRequest } from "./model/request.js";
import { extraValue, fieldValue, itemValue, type Samples, samplesOf } from "./samples/values.js";
import { credentialOption } from "./spec/client.js";
import { optionValue } from "./spec/option-types.js";
import { splitNull, standard, typeOf } from "./types.js";

type Http = Omit<ExampleCall, "operation"> & { readonly operation: HttpOperation };

function given({ parameters }: Http, place: string, wire: string): JsonValue | undefined {
  return parameters.find((one) => one.in === place && one.name === wire)?.value;
}

/** The body, where it is one field. */
function bodyEntry(samples: Samples, { operation, body }: Http, field: string): Entry[] {
  const content = operation.body?.contents[0];
  if (body === undefined || !content || !operation.body) return [];
  const type = content.kind === "binary" ? ({ kind: "primitive", primitive: "binary" } as const) : content.type;
  const { inner, nullable } = splitNull(samples.emission.target.api, type);
  const isPointer = typeOf(inner, samples.types).kind === "struct" || nullable || !operation.body.required;
  return [[field, fieldValue(samples, inner, body, !isPointer)]];
}

/** What a body has beyond the properties that are declared. */
function extraEntries(samples: Samples, { operation, body }: Http): Entry[] {
  const { emission } = samples;
  const { api } = emission.target;
  const object = mergedBody(api, operation);
  if (!object || !isOpenObject(api, object) || typeof body !== "object" || body === null) return [];
  const shape = requestShape(emission.target, operation);
  const declared = new Set(shape.fields.flatMap((one) => (one.kind === "property" ? [one.property.name.wire] : [])));
  const extra = Object.entries(body).filter(([key]) => !declared.has(key));
  if (extra.length === 0) return [];
  return [["ExtraProperties", extraValue(samples, extraType(api, object) ?? { kind: "unknown" }, extra)]];
}

function requestEntries(samples: Samples, call: Http): Entry[] {
  const shape = requestShape(samples.emission.target, call.operation);
  const body = (call.body ?? {}) as { readonly [key: string]: JsonValue };
  const entries = shape.fields.flatMap((field): Entry[] => {
    const { wire } = field.kind === "parameter" ? field.parameter.name : field.property.name;
    const value = field.kind === "parameter" ? given(call, field.parameter.in, wire) : ownValue(body, wire);
    const type = field.kind === "parameter" ? field.parameter.type : field.property.type;
    return value === undefined ? [] : [[field.name, fieldValue(samples, type, value, field.required)]];
  });
  const whole = shape.body === undefined ? [] : bodyEntry(samples, call, shape.body);
  return [...entries, ...whole, ...extraEntries(samples, call)];
}

function ownValue(values: { readonly [key: string]: JsonValue }, key: string): JsonValue | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** How an operation is reached from the client: `client.Pets.Get`. */
export function pathTo({ target }: Emission, operation: HttpOperation): string {
  const { api, names } = target;
  const path = [names.method(operation.id)];
  for (let resource = api.resources[operation.resource]; resource?.parent; resource = api.resources[resource.parent]) {
    path.unshift(names.resource(resource.id));
  }
  return ["client", ...path].join(".");
}

/** The values that a call takes: arguments of their own, then the request. */
export function argumentsOf(samples: Samples, call: Http): Part[] {
  const { target } = samples.emission;
  const { operation } = call;
  const args = requestShape(target, operation).positional.map(({ parameter }): Part => {
    const { wire } = parameter.name;
    return layOut(itemValue(samples, parameter.type, given(call, "path", wire) ?? wire));
  });
  if (!takesRequest(target.api, operation)) return args;
  const head = samples.root(target.names.request(operation.id));
  return [...args, layOut(pointer(struct(head, requestEntries(samples, call))))];
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
function emitSending(samples: Samples, channel: ChannelDecl, file: FileWriter): void {
  const { emission } = samples;
  const [sent] = sentMessages(emission, channel);
  if (!sent) return;
  const { payload } = sent.message;
  const value = exampleValue(emission.target, payload, { direction: "request", depth: 0, open: [], hint: "message" });
  const { inner, nullable } = splitNull(emission.target.api, payload);
  const isPointer = nullable || typeOf(inner, samples.types).kind === "struct";
  const message = fieldValue(samples, inner, value ?? null, !isPointer);
  file.block(
    ["if err := channel.", sent.method, "(ctx, ", layOut(message), "); err != nil {"],
    () => file.line(standard("log", "Fatal"), "(err)"),
    "}",
  );
}

/** A call with its result used up as its kind asks for. */
export function emitUsage(samples: Samples, call: Http, file: FileWriter, options: readonly Part[] = []): void {
  const expression = callExpression(samples, call, options);
  switch (resultKind(samples.emission.target.api, call.operation)) {
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
      emitSending(samples, openedChannel(samples.emission.target.api, call.operation) as ChannelDecl, file);
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
  const { api, names } = emission.target;
  const url = needsBaseUrl(api) ? [[emission.option("WithBaseURL"), `(${stringLiteral(SAMPLE_BASE_URL)})`]] : [];
  const headers = neededHeaders(emission.target, true).map(({ header, type, value }): Part => {
    return [emission.option(`With${names.header(header)}`), "(", layOut(optionValue(api, type, value)), ")"];
  });
  const credentials = shownSchemes(api).flatMap((scheme) =>
    credentialsOf(scheme).map(({ part, credential }): Part => {
      const name = credentialOption(emission, scheme.id, part);
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
