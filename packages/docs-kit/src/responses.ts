import type {
  Api,
  Example,
  HttpOperation,
  JsonValue,
  ResponseContent,
  ResponseHeader,
  ResponseStatus,
} from "@sdkwright/plugin-api";
import { declaredExample, type ExampleContext } from "./declared.js";
import { exampleValue } from "./values.js";

/** A response that an operation documents, a success or an error, with a sample of its body. */
export interface DocumentedResponse {
  readonly status: ResponseStatus;
  /** The status of the sample: of a range its first, of `default` 200 for a success and 500 for an error. */
  readonly code: number;
  readonly isError: boolean;
  readonly description?: string;
  readonly headers: readonly ResponseHeader[];
  /** Absent where the response has no body. */
  readonly content?: ResponseContent;
  /** A sample of the body; absent where there is none, or none that JSON could hold. */
  readonly value?: JsonValue;
}

/** How many levels of objects of a sample have their optional properties. */
const DEPTH = 2;

function codeOf(status: ResponseStatus, other: number): number {
  switch (status.kind) {
    case "code":
      return status.code;
    case "range":
      return status.class * 100;
    case "default":
      return other;
    default:
      return status satisfies never;
  }
}

function sampleOf(
  context: ExampleContext,
  operation: HttpOperation,
  {
    code,
    content,
    examples = [],
  }: { code: number; content: ResponseContent; examples?: readonly Example[] | undefined },
): JsonValue | undefined {
  if (content.kind === "binary") return undefined;
  const given = operation.examples.flatMap(({ response, origin }) =>
    response?.status === code && response.body !== undefined ? [{ value: response.body, origin }] : [],
  );
  const source = { type: content.type, examples: [...given, ...examples] };
  const depth = operation.exampleDepth?.response ?? DEPTH;
  const place = { direction: "response", depth, open: [], hint: "text" } as const;
  return declaredExample(context, source, "response") ?? exampleValue(context, content.type, place);
}

function successes(context: ExampleContext, operation: HttpOperation): DocumentedResponse[] {
  return operation.responses.map(({ status, contents, headers, description, examples }) => {
    const code = codeOf(status, 200);
    const [content] = contents;
    const value = content && sampleOf(context, operation, { code, content, examples });
    return {
      status,
      code,
      isError: false,
      headers,
      ...(description !== undefined && { description }),
      ...(content && { content }),
      ...(value !== undefined && { value }),
    };
  });
}

function errors(context: ExampleContext, operation: HttpOperation): DocumentedResponse[] {
  return operation.errors.map(({ status, error, description }) => {
    const code = codeOf(status, 500);
    const type = (context.api as Api).errors[error]?.type;
    const content: ResponseContent | undefined = type
      ? { kind: "json", mediaType: "application/json", type }
      : undefined;
    const value = content && sampleOf(context, operation, { code, content });
    return {
      status,
      code,
      isError: true,
      headers: [],
      ...(description !== undefined && { description }),
      ...(content && { content }),
      ...(value !== undefined && { value }),
    };
  });
}

/** The responses that an operation documents, its successes first, each with a sample. */
export function documentedResponses(context: ExampleContext, operation: HttpOperation): DocumentedResponse[] {
  return [...successes(context, operation), ...errors(context, operation)];
}
