import { escapePointerToken, type Json, type SourceDocument, type ValidateContext } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import { pathsByLine, violationOf } from "./violations.js";

/** Checks whose findings are lowering's too, with places: the validator says them as warnings, which are not read. */
const LOWERED_TOO = {
  "array-without-items": "warning",
  "duplicate-non-request-body-parameters": "warning",
  "duplicate-operation-id": "warning",
  "non-optional-path-parameters": "warning",
  "path-parameters-not-in-parameters": "warning",
  "path-parameters-not-in-path": "warning",
} as const;

/**
 * Compares a definition with the JSON Schema of its version of OpenAPI, and reports each difference at its place.
 * References are left as they are, so that places are those of the text, and nothing outside the document is read. The
 * validator is loaded for this alone.
 */
export async function validateDocument(entry: SourceDocument, { report }: ValidateContext): Promise<void> {
  const document = comparable(entry.data);
  const location = { document: entry.path, pointer: "" };
  const errors = await errorsOf(document);
  if (typeof errors === "string") {
    report(openapiCatalogue.create("not-validated", { reason: errors }, { location }));
    return;
  }
  const lines = errors.length > 0 ? pathsByLine(document) : [];
  for (const { message } of errors) {
    const { path, atKey, problem } = violationOf(message, document, lines);
    const pointer = path.map((token) => `/${escapePointerToken(token)}`).join("");
    const at = { document: entry.path, pointer, ...(atKey && { at: "key" as const }) };
    report(openapiCatalogue.create("schema-violation", { problem }, { location: at }));
  }
}

/** What the validator finds, or why it cannot say. */
async function errorsOf(document: Json): Promise<readonly { readonly message: string }[] | string> {
  const { validate } = await import("@readme/openapi-parser");
  try {
    // It changes what it is given. What it takes for a definition may be anything.
    const result = await validate(structuredClone(document) as never, {
      resolve: { external: false, file: false },
      validate: {
        rules: { openapi: LOWERED_TOO, swagger: { ...LOWERED_TOO, "unknown-required-schema-property": "warning" } },
      },
    });
    return result.valid ? [] : result.errors;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
  }
}

/**
 * The document with references that the validator does not follow, and without the extensions among its paths, which it
 * would take for paths.
 */
function comparable(value: Json, parent = ""): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => comparable(item));
  const kept = Object.entries(value).filter(([key]) => parent !== "paths" || !key.startsWith("x-"));
  return Object.fromEntries(
    kept.map(([key, inner]) => {
      const isLocal = key === "$ref" && typeof inner === "string" && inner.startsWith("#");
      return [key, isLocal ? `elsewhere${inner}` : comparable(inner, key)];
    }),
  );
}
