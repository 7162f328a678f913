import type { SourceDocument, ValidateContext } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import { probeVersion } from "../version.js";
import { type Difference, differencesOf } from "./differences.js";
import { type SchemaVersion, validatorOf } from "./schemas.js";

/**
 * Compares a definition with the JSON Schema of its version of OpenAPI, and reports each difference at its place.
 * References are left as they are: what they name is compared where it stands, and nothing outside the document is read.
 */
export async function validateDocument(entry: SourceDocument, { report }: ValidateContext): Promise<void> {
  const probe = probeVersion(entry.data);
  // Lowering reports a document that is not a definition, or one of an unknown version.
  if (probe.kind !== "known") return;
  const found = await differences(entry, probe.version.label);
  if (typeof found === "string") {
    const location = { document: entry.path, pointer: "" };
    report(openapiCatalogue.create("not-validated", { reason: found }, { location }));
    return;
  }
  for (const { pointer, atKey, problem } of found) {
    const location = { document: entry.path, pointer, ...(atKey && { at: "key" as const }) };
    report(openapiCatalogue.create("schema-violation", { problem }, { location }));
  }
}

/** What differs, or why that cannot be said. */
async function differences(entry: SourceDocument, version: SchemaVersion): Promise<readonly Difference[] | string> {
  const validate = await validatorOf(version);
  try {
    validate(entry.data);
    return differencesOf(validate.errors ?? []);
  } catch (error) {
    if (error instanceof RangeError) return "its schemas are nested too deeply";
    throw error;
  }
}
