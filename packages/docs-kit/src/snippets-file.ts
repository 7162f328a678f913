import type { Api, ExampleCall, HttpOperation, SampleProgram, Snippet, TargetContext } from "@sdkwright/plugin-api";
import { jsonRpcOf } from "@sdkwright/plugin-api";
import { exampleCall } from "./calls.js";
import { httpOperations } from "./readme/operations.js";
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
  const groups: string[] = [];
  let resource = api.resources[operation.resource];
  while (resource && resource.parent !== null) {
    groups.unshift(resource.name.wire);
    resource = api.resources[resource.parent];
  }
  return `endpoint_${[...groups, operation.name.wire].join(".")}`;
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
  readonly program?: (program: SampleProgram) => Snippet | null;
  /** Writes a call, where there is no `program`. */
  readonly snippet?: (call: ExampleCall) => Snippet;
}

function entryOf({ target, language, program, snippet }: SnippetSource, operation: HttpOperation): SnippetEntry[] {
  const call = exampleCall(target, operation);
  const shown = program ? program(snippetProgram(target, operation.id)) : snippet?.(call);
  if (!shown) return [];
  const written = operation.path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
  const path = jsonRpcOf(operation)?.method ?? written;
  const entry = {
    ...(call.example !== undefined && { example_identifier: call.example }),
    id: { path, method: operation.method, identifier_override: identifierOf(target.api, operation) },
    snippet: { type: language, client: `${snippetCode(shown)}\n` },
  };
  return [entry];
}

/**
 * The snippets file of an SDK: one call of every HTTP operation and remote call, in declared order, as JSON text. The path
 * of a call by JSON-RPC is its method.
 */
export function snippetsFile(source: SnippetSource): string {
  const endpoints = httpOperations(source.target.api).flatMap((operation) => entryOf(source, operation));
  return `${JSON.stringify({ types: {}, endpoints }, null, 2)}\n`;
}
