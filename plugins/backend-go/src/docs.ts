import { docParagraphs } from "@sdkwright/docs-kit";
import type { Availability, DocComment, Documented } from "@sdkwright/plugin-api";

type Tag = NonNullable<DocComment["tags"]>[number];

function availabilityTag({ status, message = "" }: Availability): Tag | undefined {
  switch (status) {
    case "ga":
      return undefined;
    case "deprecated":
    case "legacy":
      return { tag: "Deprecated", text: message };
    case "alpha":
    case "beta":
    case "preview":
      return { tag: "Experimental", text: message === "" ? `${status}; it can change.` : message };
    default:
      return status satisfies never;
  }
}

/** The doc comment of what has a name of its own before it, such as a field; undefined where there is nothing to say. */
export function docOf(node: Documented, notes: readonly string[] = []): DocComment | undefined {
  const text = [...docParagraphs(node), ...notes];
  const availability = node.availability && availabilityTag(node.availability);
  const tags = availability ? [availability] : [];
  if (node.externalDocs) {
    const { url, description } = node.externalDocs;
    text.push(description === undefined ? `See ${url}` : `${description}: ${url}`);
  }
  return text.length === 0 && tags.length === 0 ? undefined : { text, tags };
}

/**
 * The doc comment of an exported declaration, which begins with its name: `Pet: a pet of the store.` `fallback` is said
 * where the definition says nothing.
 */
export function declarationDoc(
  name: string,
  node: Documented,
  fallback: string,
  notes: readonly string[] = [],
): DocComment {
  const own = docOf(node, notes) ?? { text: [...notes] };
  const [first, ...rest] = docParagraphs(node).length === 0 ? ["", ...own.text] : own.text;
  const said = (first ?? "").trim();
  const head = said === "" ? `${name} ${fallback}` : startsWithName(said, name) ? said : `${name}: ${said}`;
  return { text: [head, ...rest], ...(own.tags && { tags: own.tags }) };
}

function startsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && !/^\w/.test(text.slice(name.length));
}
