import {
  child,
  elements,
  expectList,
  expectObject,
  isObject,
  members,
  type Node,
  originOf,
} from "@sdkwright/json-schema";
import {
  type CodeSample,
  type Diagnostic,
  type HttpOperation,
  type JsonValue,
  nearest,
  type OperationExample,
  type ParameterPlace,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { checkKeys, extensionAt, memberAt, memberText, reportUnknown } from "./read.js";

const KEYS = [
  "name",
  "docs",
  "path-parameters",
  "query-parameters",
  "headers",
  "request",
  "response",
  "code-samples",
  "id",
  "summary",
];
const PLACES: readonly (readonly [string, ParameterPlace])[] = [
  ["path-parameters", "path"],
  ["query-parameters", "query"],
  ["headers", "header"],
];

/** Whole calls that a definition shows, and code that it shows beside them. */
export interface DeclaredExamples {
  readonly examples: readonly OperationExample[];
  readonly codeSamples: readonly CodeSample[];
}

/** Reads `x-gen-examples` of an operation, and `x-code-samples` as Redocly writes it. */
export function lowerExamples(strict: Context, node: Node, operation: HttpOperation): DeclaredExamples {
  const declared = extensionAt(node, "examples");
  const codeSamples = [...redoclySamples(node)];
  if (!declared) return { examples: [], codeSamples };
  const context = lenient(strict);
  const examples: OperationExample[] = [];
  for (const entry of expectList(context, declared)) {
    const example = expectObject(context, entry);
    if (!example) continue;
    checkKeys(context, example, KEYS);
    codeSamples.push(...samplesOf(context, memberAt(example, "code-samples")));
    const call = callOf(context, example, operation);
    if (call) examples.push(call);
  }
  return { examples, codeSamples };
}

/** An SDK does without an example: what is wrong with one is a warning. */
function lenient(context: Context): Context {
  const report = (diagnostic: Diagnostic): void => {
    context.report(diagnostic.severity === "error" ? { ...diagnostic, severity: "warning" } : diagnostic);
  };
  return { ...context, report };
}

/** Undefined where only code is shown. */
function callOf(context: Context, example: Node, operation: HttpOperation): OperationExample | undefined {
  const shown = [...PLACES.map(([key]) => key), "request", "response"].some((key) => memberAt(example, key));
  if (!shown) return undefined;
  const name = memberText(context, example, "name");
  const request = memberAt(example, "request");
  const response = responseOf(context, memberAt(example, "response"), operation);
  return {
    ...(name !== undefined && { name }),
    parameters: PLACES.flatMap(([key, place]) => valuesOf(context, memberAt(example, key), { place, operation })),
    ...(request && { body: request.value as JsonValue }),
    ...(response && { response }),
    origin: originOf(example),
  };
}

function valuesOf(
  context: Context,
  declared: Node | undefined,
  { place, operation }: { readonly place: ParameterPlace; readonly operation: HttpOperation },
): OperationExample["parameters"] {
  const known = operation.parameters.filter(({ in: at }) => at === place).map(({ name }) => name.wire);
  return members(expectObject(context, declared)).flatMap((entry) => {
    const wire = known.find((name) => isSame(place, name, entry.token));
    if (wire !== undefined) return [{ in: place, name: wire, value: entry.value as JsonValue }];
    const params = { name: entry.token, of: `the ${place} of this operation`, nearest: nearest(entry.token, known) };
    // Headers of the client and of credentials are shown too.
    if (place !== "header") reportUnknown(context, entry, params);
    return [];
  });
}

function isSame(place: ParameterPlace, a: string, b: string): boolean {
  return place === "header" ? a.toLowerCase() === b.toLowerCase() : a === b;
}

/** The return value of a call; undefined for a stream and for an error, which are shown but not returned. */
function responseOf(
  context: Context,
  declared: Node | undefined,
  operation: HttpOperation,
): OperationExample["response"] {
  const node = expectObject(context, declared);
  const body = node && child(node, "body");
  if (!body || child(node, "error")) return undefined;
  const first = operation.responses.find(({ contents }) => contents.length > 0)?.status;
  const status = first?.kind === "code" ? first.code : 200;
  return { status, body: body.value as JsonValue };
}

/** `{language or sdk, name?, code}`. */
function samplesOf(context: Context, declared: Node | undefined): readonly CodeSample[] {
  return expectList(context, declared).flatMap((entry) => {
    const node = expectObject(context, entry);
    const language = node && memberText(context, node, memberAt(node, "sdk") ? "sdk" : "language");
    const code = node && memberText(context, node, "code");
    const name = node && memberText(context, node, "name");
    return language === undefined || code === undefined
      ? []
      : [{ language, code, ...(name !== undefined && { name }) }];
  });
}

/** `{lang, label?, source}`. What is not of this form is left out: the extension is another tool's. */
function redoclySamples(node: Node): readonly CodeSample[] {
  const declared = child(node, "x-code-samples") ?? child(node, "x-codeSamples");
  return elements(declared).flatMap(({ value }) => {
    if (!isObject(value) || typeof value.lang !== "string" || typeof value.source !== "string") return [];
    const label = typeof value.label === "string" ? { name: value.label } : {};
    return [{ language: value.lang.toLowerCase(), code: value.source, ...label }];
  });
}
