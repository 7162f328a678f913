import type { Api, ExampleCall, HttpOperation, Snippet, TargetContext } from "@sdkwright/plugin-api";
import { jsonRpcOf } from "@sdkwright/plugin-api";
import { exampleCall } from "./calls.js";
import { httpOperations } from "./readme/operations.js";

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

function codeOf({ imports, client, call }: Snippet): string {
  return `${[...imports, "", client, call].join("\n")}\n`;
}

/** What the file is made of. */
export interface SnippetSource {
  readonly target: Pick<TargetContext, "api" | "options" | "report">;
  /** The language's key: `typescript`. */
  readonly language: string;
  snippet(call: ExampleCall): Snippet;
}

function entryOf({ target, language, snippet }: SnippetSource, operation: HttpOperation): SnippetEntry {
  const call = exampleCall(target, operation);
  const written = operation.path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
  const path = jsonRpcOf(operation)?.method ?? written;
  return {
    ...(call.example !== undefined && { example_identifier: call.example }),
    id: { path, method: operation.method, identifier_override: identifierOf(target.api, operation) },
    snippet: { type: language, client: codeOf(snippet(call)) },
  };
}

/**
 * The snippets file of an SDK: one call of every HTTP operation and remote call, in declared order, as JSON text. The path
 * of a call by JSON-RPC is its method.
 */
export function snippetsFile(source: SnippetSource): string {
  const endpoints = httpOperations(source.target.api).map((operation) => entryOf(source, operation));
  return `${JSON.stringify({ types: {}, endpoints }, null, 2)}\n`;
}
