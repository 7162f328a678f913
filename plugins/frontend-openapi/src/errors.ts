import type { Mutable } from "@sdkwright/json-schema";
import {
  type ErrorDecl,
  type ErrorId,
  makeName,
  statusText,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";
import type { Context, ErrorDraft } from "./context.js";
import { statusWords } from "./statuses.js";

/** Identifies the body of an error: the id of its declared type, or else the type itself. */
function bodyPosition(type: Type | null): string {
  if (type === null) return "";
  if (type.kind === "ref") return type.id.slice("type:".length);
  return JSON.stringify(type);
}

/** Registers an error, one for each pair of status and body type. */
export function draftError(context: Context, draft: ErrorDraft): ErrorId {
  const id: ErrorId = `error:${context.idPrefix}${statusText(draft.status)}/${bodyPosition(draft.type)}`;
  if (!context.errors.has(id)) context.errors.set(id, draft);
  return id;
}

/** Names the errors, once the names of their bodies are known. */
export function finishErrors(
  context: Context,
  types: { readonly [id: TypeId]: TypeDecl },
): { readonly [id: ErrorId]: ErrorDecl } {
  const errors: { [id: ErrorId]: ErrorDecl } = {};
  for (const [key, draft] of context.errors) {
    const id = key as ErrorId;
    const { status, type, origin } = draft;
    const words = errorWords(types, draft);
    const decl: Mutable<ErrorDecl> = {
      kind: "error",
      id,
      name: makeName(words.join(" "), { words }),
      status,
      type,
      origin,
    };
    if (draft.description) decl.description = draft.description;
    if (context.namespace !== undefined) decl.namespace = context.namespace;
    errors[id] = decl;
  }
  return errors;
}

const TAIL: ReadonlySet<string> = new Set(["error", "errors", "exception", "response", "body"]);

/** The body's words without a final "Error" and the like, the reason phrase unless it is said already, and "Error". */
function errorWords(
  types: { readonly [id: TypeId]: TypeDecl },
  { status, type, words: own }: ErrorDraft,
): readonly string[] {
  const reason = statusWords(status);
  const words = [...(own ?? (type?.kind === "ref" ? (types[type.id]?.name.words ?? []) : []))];
  while (words.length > 0 && TAIL.has(words.at(-1)!.toLowerCase())) words.pop();
  const said = reason.every(
    (word, index) => words[words.length - reason.length + index]?.toLowerCase() === word.toLowerCase(),
  );
  return said ? [...words, "Error"] : [...words, ...reason, "Error"];
}
