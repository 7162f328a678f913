import type { Json, SourceDocument, ValidateContext } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import { probeVersion } from "../version.js";
import { differencesOf } from "./differences.js";
import { type Judgement, judge } from "./parser.js";
import { type SchemaVersion, validatorOf } from "./schemas.js";

/**
 * Compares a definition with the JSON Schema of its version of OpenAPI and with the rules of the specification, and reports
 * each difference at its location. Nothing outside the document is read.
 */
export async function validateDocument(entry: SourceDocument, { report }: ValidateContext): Promise<void> {
  const probe = probeVersion(entry.data);
  // Lowering reports a document that is not a definition, or one of an unknown version.
  if (probe.kind !== "known") return;
  const { found, failure } = await differences(entry.data, probe.version.label);
  if (failure !== undefined) {
    const location = { document: entry.path, pointer: "" };
    report(openapiCatalogue.create("not-validated", { reason: failure }, { location }));
  }
  for (const { pointer, atKey, problem } of found) {
    const location = { document: entry.path, pointer, ...(atKey && { at: "key" as const }) };
    report(openapiCatalogue.create("schema-violation", { problem }, { location }));
  }
}

/** Compares the shape of values first, then judges how the parts of sound shape go together. */
async function differences(root: Json, version: SchemaVersion): Promise<Judgement> {
  const shape = await compareWithSchema(root, version);
  // The parser does not read OpenAPI 3.2.
  if (shape.failure !== undefined || version === "3.2") return shape;
  const faulty = shape.found.map(({ pointer }) => pointer);
  const { found, ...rest } = await judge(root, version, faulty);
  return { found: [...shape.found, ...found], ...rest };
}

/**
 * Compares with the official JSON Schema of a version. References are left as they are: what they name is compared where it
 * stands.
 */
async function compareWithSchema(root: Json, version: SchemaVersion): Promise<Judgement> {
  const validate = await validatorOf(version);
  try {
    validate(root);
    return { found: differencesOf(validate.errors ?? []) };
  } catch (error) {
    if (error instanceof RangeError) return { found: [], failure: "its schemas are nested too deeply" };
    throw error;
  }
}
