import type { Api, Availability, DocComment, Documented, Field, HttpOperation } from "@sdkwright/plugin-api";
import { sourceOf } from "@sdkwright/plugin-api";
import { docParagraphs, shortText } from "./paragraphs.js";

/** A tag of a doc comment: `@deprecated`. */
export type DocTag = NonNullable<DocComment["tags"]>[number];

/** That a declaration should not be used any longer, or that it can still change. */
export interface Notice {
  readonly kind: "deprecated" | "experimental";
  readonly status: Exclude<Availability["status"], "ga">;
  /** The description from the definition; empty if it has none. */
  readonly message: string;
}

/** How a language says what it has tags for. What it has no tag for is a paragraph. */
export interface DocSpelling {
  notice(notice: Notice): DocTag | string;
  /** Where there is more to read. */
  link(link: NonNullable<Documented["externalDocs"]>): DocTag | string;
}

/** What a doc comment says beside the definition. */
export interface DocExtras {
  /** Paragraphs behind those of the definition. */
  readonly notes?: readonly string[];
  /** Tags before those of the definition. */
  readonly tags?: readonly DocTag[];
}

/** What is generally available needs no notice. */
function noticeOf({ status, message = "" }: Availability): Notice | undefined {
  switch (status) {
    case "ga":
      return undefined;
    case "deprecated":
    case "legacy":
      return { kind: "deprecated", status, message };
    case "alpha":
    case "beta":
    case "preview":
      return { kind: "experimental", status, message };
    default:
      return status satisfies never;
  }
}

const NONE: readonly never[] = [];

/** The doc comment of what the definition describes; undefined where there is nothing to say. */
export function docComment(node: Documented, spelling: DocSpelling, extras: DocExtras = {}): DocComment | undefined {
  const { availability, externalDocs } = node;
  const { notes = NONE, tags: before = NONE } = extras;
  const notice = availability && noticeOf(availability);
  const text = docParagraphs(node);
  if (notes.length > 0) text.push(...notes);
  // Most declarations have a text or nothing.
  if (before.length === 0 && !externalDocs && !notice) return text.length === 0 ? undefined : { text };
  const tags = [...before];
  for (const words of [externalDocs && spelling.link(externalDocs), notice && spelling.notice(notice)]) {
    if (typeof words === "string") text.push(words);
    else if (words) tags.push(words);
  }
  return { text, tags };
}

/** A tag for each of the `fields` of which the definition says something, under the name that callers know it by. */
export function argumentTags(
  api: Api,
  operation: HttpOperation,
  fields: readonly Field[],
  nameOf: (field: Field) => string,
): DocTag[] {
  return fields.flatMap((field) => {
    const text = shortText(sourceOf(api, operation, field));
    return text === "" ? [] : [{ tag: "param", name: nameOf(field), text }];
  });
}
