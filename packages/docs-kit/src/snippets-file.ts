import type { Api, HttpOperation, OperationId, SampleProgram, Snippet, TargetContext } from "@sdkwright/plugin-api";
import { jsonRpcOf, pathText, requestsOf, resourcePath } from "@sdkwright/plugin-api";
import { exampleCall } from "./calls.js";
import { snippetProgram } from "./samples/programs.js";

/** One call of the snippets file. */
interface SnippetEntry {
  /** Name of the definition's example that it shows; absent where it was made. */
  readonly example_identifier?: string;
  readonly id: { readonly path: string; readonly method: string; readonly identifier_override: string };
  readonly snippet: { readonly type: string; readonly client: string };
}

/** `endpoint_pets.get`: the same in every language. */
function identifierOf(api: Api, operation: HttpOperation): string {
  const path = [...resourcePath(api, operation.resource), operation];
  return `endpoint_${path.map(({ name }) => name.wire).join(".")}`;
}

/** A snippet as one text: imports, then the client and the call. */
export function snippetCode({ imports, client, call }: Snippet): string {
  const body = [client, call].filter((text) => text !== "").join("\n");
  return imports.length > 0 ? [...imports, "", body].join("\n") : body;
}

/** What the file is made of. */
export interface SnippetSource {
  readonly target: Pick<TargetContext, "api" | "report" | "sdk">;
  /** The language's key: `typescript`. */
  readonly language: string;
  /** Writes a sample; null for one of which the language has nothing. */
  program(program: SampleProgram): Snippet | null;
}

function entryOf({ target, language, program }: SnippetSource, operation: HttpOperation): SnippetEntry[] {
  const shown = program(snippetProgram(target, operation.id));
  if (!shown) return [];
  const { example } = exampleCall(target, operation);
  const path = jsonRpcOf(operation)?.method ?? pathText(operation);
  const entry = {
    ...(example !== undefined && { example_identifier: example }),
    id: { path, method: operation.method, identifier_override: identifierOf(target.api, operation) },
    snippet: { type: language, client: `${snippetCode(shown)}\n` },
  };
  return [entry];
}

/** The calls of an SDK by operation, each as one text. */
export function operationSnippets({ target, program }: SnippetSource): ReadonlyMap<OperationId, string> {
  const requests = requestsOf(target.api).filter(({ opens }) => opens === undefined);
  const shown = requests.flatMap(({ id }) => {
    const snippet = program(snippetProgram(target, id));
    return snippet ? [[id, snippetCode(snippet)] as const] : [];
  });
  return new Map(shown);
}

/** Whether a text is a snippets file, of this run or of an earlier one. */
export function isSnippetsFile(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== "object" || data === null || !("endpoints" in data)) return false;
    return Object.keys(data).join() === "types,endpoints" && Array.isArray(data.endpoints);
  } catch {
    return false;
  }
}

/**
 * The snippets file of an SDK: one call of every HTTP operation and remote call, in declared order, as JSON text. The path
 * of a call by JSON-RPC is its method.
 */
export function snippetsFile(source: SnippetSource): string {
  const requests = requestsOf(source.target.api).filter(({ opens }) => opens === undefined);
  const endpoints = requests.flatMap((operation) => entryOf(source, operation));
  return `${JSON.stringify({ types: {}, endpoints }, null, 2)}\n`;
}
