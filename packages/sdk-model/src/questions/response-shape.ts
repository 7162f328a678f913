import type { HttpOperation, Response, ResponseContent, Type } from "@sdkwright/ir-schema";
import { oncePer } from "@sdkwright/ir-schema";

/** What a call gives back. */
export interface ResponseShape {
  /** The content to ask for; undefined where no success has any. */
  readonly content: ResponseContent | undefined;
  /** Distinct types of the contents of that kind, in declared order; empty for files. */
  readonly types: readonly Type[];
  /** Some success has no body. */
  readonly empty: boolean;
  /** Kind of a content that the method cannot give back. */
  readonly otherKind: string | undefined;
}

function primary(response: Response): ResponseContent | undefined {
  return response.contents[0];
}

/** The successes of an operation as one result: the kind of the first one that has a body decides. */
export const responseShape: (operation: HttpOperation) => ResponseShape = oncePer(readShape);

function readShape(operation: HttpOperation): ResponseShape {
  const contents = operation.responses.flatMap((response) => primary(response) ?? []);
  const [content] = contents;
  const alike = contents.filter((other) => other.kind === content?.kind);
  return {
    content,
    types: alike.flatMap((other) => (other.kind === "binary" ? [] : [other.type])),
    empty: operation.responses.some((response) => response.contents.length === 0),
    otherKind: contents.find((other) => other.kind !== content?.kind)?.kind,
  };
}
