import { docParagraphs } from "@sdkwright/docs-kit";
import type { Availability, DocComment, Documented, JsonValue, ResponseStatus } from "@sdkwright/plugin-api";

type Tag = NonNullable<DocComment["tags"]>[number];

/** Tags of availability; what is generally available needs none. */
const AVAILABILITY: { readonly [status in Availability["status"]]: string | undefined } = {
  ga: undefined,
  deprecated: "deprecated",
  legacy: "deprecated",
  alpha: "alpha",
  beta: "beta",
  preview: "beta",
};

/** What a doc comment says beyond what the definition says itself. */
export interface DocExtras {
  /** Paragraphs behind the definition's own. */
  readonly notes?: readonly string[];
  readonly tags?: readonly Tag[];
  /** Value that stands where none is given. */
  readonly default?: JsonValue | undefined;
}

/** The doc comment of a declaration; undefined where there is nothing to say. */
export function docOf(node: Documented, extras: DocExtras = {}): DocComment | undefined {
  const text = docParagraphs(node);
  if (extras.notes) text.push(...extras.notes);
  const tags: Tag[] = [];
  if (extras.default !== undefined) tags.push({ tag: "defaultValue", text: JSON.stringify(extras.default) });
  if (extras.tags) tags.push(...extras.tags);
  if (node.externalDocs) {
    const { url, description } = node.externalDocs;
    tags.push({ tag: "see", text: description === undefined ? url : `${description}: ${url}` });
  }
  const tag = node.availability && AVAILABILITY[node.availability.status];
  if (tag) tags.push({ tag, text: node.availability?.message ?? "" });
  return text.length === 0 && tags.length === 0 ? undefined : { text, tags };
}

/** `404`, `4XX`, `default`: a status as readers are told, and as the runtime lists errors. */
export function statusText(status: ResponseStatus): string {
  switch (status.kind) {
    case "code":
      return String(status.code);
    case "range":
      return `${status.class}XX`;
    case "default":
      return "default";
    default:
      return status satisfies never;
  }
}
