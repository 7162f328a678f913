/** Prints calls of a language with what readers type, by the code with which its backend writes samples. */
import {
  fileText,
  type ShownClient,
  type SnippetBackend,
  type SnippetData,
  type SnippetValues,
  snippetCode,
  snippetPrinter,
} from "@sdkwright/docs-kit";

type JsonValue = NonNullable<SnippetValues["body"]>;
type OperationId = keyof SnippetData["model"]["uses"];

/** Values of a call. Files are themselves. */
export interface GivenValues {
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly value: unknown }[];
  readonly body?: unknown;
  readonly client?: ShownClient;
}

/** Prints a call; undefined where the language has none. */
export type PrintCall = (operation: string, values: GivenValues) => string | undefined;

/** What a script that prints calls exports: it makes their printer from data of the site. */
export type OpenPrinter = (data: { readonly [Part in keyof SnippetData]: unknown }) => PrintCall;

/** The number that stands for the n-th integer which a number would round: every language writes its digits as they are. */
const standIn = (nth: number): number => Number.MAX_SAFE_INTEGER - nth;

/** A value as JSON has it; integers that a number would round are put into a list. */
function jsonOf(value: unknown, large: bigint[]): JsonValue {
  if (value instanceof Blob) return fileText(value instanceof File ? value.name : "file");
  if (typeof value === "bigint") {
    return Number.isSafeInteger(Number(value)) ? Number(value) : standIn(large.push(value));
  }
  if (Array.isArray(value)) return value.map((item) => jsonOf(item, large));
  if (typeof value !== "object" || value === null) return (value ?? null) as JsonValue;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, jsonOf(item, large)]));
}

const withLarge = (code: string, large: readonly bigint[]): string =>
  large.reduce((text, value, index) => text.replaceAll(String(standIn(index + 1)), String(value)), code);

/** What opens printers of a language, from the part of its backend that writes samples. */
export function printerOf<Ctx>(backend: SnippetBackend<Ctx>): OpenPrinter {
  const open = snippetPrinter(backend);
  return (data) => {
    const print = open(data as SnippetData);
    return (operation, { parameters, body, client = {} }) => {
      const large: bigint[] = [];
      const given = parameters.map((parameter) => ({ ...parameter, value: jsonOf(parameter.value, large) }));
      const values = { parameters: given, client, ...(body !== undefined && { body: jsonOf(body, large) }) };
      const snippet = print(operation as OperationId, values);
      return snippet === null ? undefined : withLarge(snippetCode(snippet), large);
    };
  };
}
