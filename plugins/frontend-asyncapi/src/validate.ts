import {
  escapePointerToken,
  type Json,
  pointerTokens,
  type SourceDocument,
  type ValidateContext,
} from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";

/** A difference, at a place of the document with its references followed. */
interface Difference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What the validator says about references and versions: lowering says it too, and knows more. */
const LOWERED_TOO: ReadonlySet<unknown> = new Set(["invalid-ref", "asyncapi-is-asyncapi"]);

/** Messages that only follow from another about a value inside. */
const FOLLOWS = /must match|required property "oneOf"|is not expected to be here/;

/** Whatever is outside a document is read as an empty one. */
const OFFLINE = {
  __unstable: {
    resolver: {
      resolvers: ["http", "https", "file"].map((schema) => ({ schema, order: 1, canRead: true, read: () => "{}" })),
    },
  },
};

/** References that one place may lead through: more go in a circle. */
const MAX_REFERENCES = 50;

/**
 * Compares a definition with the JSON Schema and the rules of its version of AsyncAPI. Nothing outside the document is
 * read. The validator is large, is not shipped, and is loaded for this alone.
 */
export async function validateDocument(entry: SourceDocument, context: ValidateContext): Promise<void> {
  const { report } = context;
  const location = { document: entry.path, pointer: "" };
  const validator = await loadValidator(context);
  if (!validator) {
    report(asyncapiCatalogue.create("validator-missing", {}, { location }));
    return;
  }
  const errors = await errorsOf(new validator.Parser(OFFLINE), JSON.stringify(entry.data));
  if (typeof errors === "string") {
    report(asyncapiCatalogue.create("not-validated", { reason: errors }, { location }));
    return;
  }
  const told = new Set<string>();
  for (const { path, message } of essential(errors)) {
    const pointer = pointerAt(entry.data, path);
    if (told.has(pointer)) continue;
    told.add(pointer);
    const params = { problem: message.replace(/\.$/, "") };
    const at = { document: entry.path, pointer };
    report(asyncapiCatalogue.create("schema-violation", params, { location: at }));
  }
}

type ValidatorModule = Pick<typeof import("@asyncapi/parser"), "Parser">;

/** What is asked of the validator, as far as it matters here. */
interface Validator {
  validate(
    text: string,
  ): Promise<readonly (Difference & { readonly severity: number; readonly code: string | number })[]>;
}

/** What the validator finds, or why it cannot say. */
async function errorsOf(validator: Validator, text: string): Promise<readonly Difference[] | string> {
  try {
    const found = await validator.validate(text);
    const fault = found.find(({ code }) => code === "uncaught-error");
    if (fault) return fault.message.split(", stack:")[0] ?? fault.message;
    return found.filter(({ severity, code }) => severity === 0 && !LOWERED_TOO.has(code));
  } catch (error) {
    // Definitions are damaged in more ways than it expects.
    return error instanceof Error ? error.message : String(error);
  }
}

/** The validator that the user's project has installed, else one beside this package; undefined if there is neither. */
async function loadValidator({ importPackage }: ValidateContext): Promise<ValidatorModule | undefined> {
  const installed = await importPackage?.("@asyncapi/parser");
  if (installed && "Parser" in installed) return installed as ValidatorModule;
  try {
    return await import("@asyncapi/parser");
  } catch (error) {
    if ((error as { readonly code?: string }).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** The differences without those that only follow from another inside. */
function essential(differences: readonly Difference[]): readonly Difference[] {
  const isInside = (inner: Difference, { path }: Difference): boolean =>
    inner.path.length > path.length && path.every((token, index) => token === inner.path[index]);
  return differences.filter(
    (difference) => !FOLLOWS.test(difference.message) || !differences.some((other) => isInside(other, difference)),
  );
}

/** The validator gives paths through references; the place is where such a path really leads. */
function pointerAt(document: Json, path: readonly (string | number)[]): string {
  let place: readonly string[] = [];
  let jumps = 0;
  for (const token of path.map(String)) {
    let value = valueAt(document, place);
    for (let target = targetOf(value); target && !(token in Object(value)); target = targetOf(value)) {
      if (++jumps > MAX_REFERENCES) break;
      place = target;
      value = valueAt(document, place);
    }
    place = [...place, token];
  }
  return place.map((token) => `/${escapePointerToken(token)}`).join("");
}

function targetOf(value: Json | undefined): readonly string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { $ref } = value as { readonly $ref?: Json };
  return typeof $ref === "string" && $ref.startsWith("#/") ? pointerTokens($ref.slice(1)) : undefined;
}

function valueAt(document: Json, place: readonly string[]): Json | undefined {
  let value: Json | undefined = document;
  for (const token of place) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as { readonly [key: string]: Json })[token];
  }
  return value;
}
