/** Prints calls of a language with what readers type, by the code with which its backend writes samples. */
import {
  fileText,
  type SnippetBackend,
  type SnippetBase,
  type SnippetPart,
  type SnippetValues,
  snippetCode,
  snippetPrinter,
} from "@sdkwright/docs-kit";

type JsonValue = NonNullable<SnippetValues["body"]>;
type OperationId = keyof SnippetPart["uses"];

/** Values of a call. Files are themselves. */
export interface GivenValues {
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly value: unknown }[];
  readonly body?: unknown;
}

/** Prints a call; undefined where the language has none. */
export type PrintCall = (operation: string, values: GivenValues) => string | undefined;

/** What a script that prints calls exports: it makes their printer from data of the site. */
export type OpenPrinter = (base: unknown, part: unknown) => PrintCall;

function jsonOf(value: unknown): JsonValue {
  if (value instanceof Blob) return fileText(value instanceof File ? value.name : "file");
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== "object" || value === null) return (value ?? null) as JsonValue;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, jsonOf(item)]));
}

/** What opens printers of a language, from the part of its backend that writes samples. */
export function printerOf<Ctx>(backend: SnippetBackend<Ctx>): OpenPrinter {
  const open = snippetPrinter(backend);
  return (base, part) => {
    const print = open(base as SnippetBase, part as SnippetPart);
    return (operation, { parameters, body }) => {
      const given = parameters.map((parameter) => ({ ...parameter, value: jsonOf(parameter.value) }));
      const values = { parameters: given, ...(body !== undefined && { body: jsonOf(body) }) };
      const snippet = print(operation as OperationId, values);
      return snippet === null ? undefined : snippetCode(snippet);
    };
  };
}
