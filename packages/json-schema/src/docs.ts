import type { Availability, AvailabilityStatus, Documented, Example, Json, JsonValue } from "@sdkwright/plugin-api";
import { extension } from "./dialect.js";
import { child, elements, isObject, type JsonObject, type Node, originOf } from "./node.js";
import type { Mutable } from "./state.js";

const STATUSES: ReadonlySet<string> = new Set(["ga", "beta", "alpha", "preview", "deprecated", "legacy"]);
const STATUS_ALIASES: ReadonlyMap<string, AvailabilityStatus> = new Map([
  ["generally-available", "ga"],
  ["pre-release", "preview"],
  ["in-development", "alpha"],
]);

/** The status that a definition's text says; undefined for any other value. */
export function availabilityStatus(value: Json | undefined): AvailabilityStatus | undefined {
  if (typeof value !== "string") return undefined;
  return STATUSES.has(value) ? (value as AvailabilityStatus) : STATUS_ALIASES.get(value);
}

function availabilityOf(value: JsonObject, extended: boolean): Availability | undefined {
  const given = extended ? extension(value, "availability") : undefined;
  if (given !== undefined) {
    const status = availabilityStatus(isObject(given) ? given.status : given);
    if (status && isObject(given) && typeof given.message === "string") return { status, message: given.message };
    if (status) return { status };
  }
  return value.deprecated === true ? { status: "deprecated" } : undefined;
}

/**
 * Adds the text, availability and audiences that a definition's object carries. Keywords of a wrong type are left out.
 * `extended` is false where it is known that the object has no extensions: most properties are such.
 */
export function document(target: Mutable<Documented>, value: Json, extended = true): void {
  if (!isObject(value)) return;
  if (typeof value.summary === "string" && value.summary !== "") target.summary = value.summary;
  if (typeof value.description === "string" && value.description !== "") target.description = value.description;
  const docs = value.externalDocs;
  if (isObject(docs) && typeof docs.url === "string") {
    target.externalDocs =
      typeof docs.description === "string" ? { url: docs.url, description: docs.description } : { url: docs.url };
  }
  const availability = availabilityOf(value, extended);
  if (availability) target.availability = availability;
  const audiences = extended ? extension(value, "audiences") : undefined;
  if (typeof audiences === "string") target.audiences = [audiences];
  else if (Array.isArray(audiences)) target.audiences = audiences.filter((audience) => typeof audience === "string");
}

/** The examples that a schema gives itself, as they stand there. */
export function schemaExamples(node: Node): readonly Example[] | undefined {
  const { value } = node;
  if (!isObject(value)) return undefined;
  if (value.example !== undefined) return [exampleAt(child(node, "example")!)];
  if (!Array.isArray(value.examples) || value.examples.length === 0) return undefined;
  return elements(child(node, "examples")).map(exampleAt);
}

function exampleAt(node: Node): Example {
  return { value: node.value as JsonValue, origin: originOf(node) };
}
