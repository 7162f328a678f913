/** A link of a `Link` header: its target, and its parameters as text. */
const LINK = /<([^<>]*)>((?:\s*;\s*[^\s;,="]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]*))?)*)/g;
const PARAMETER = /;\s*([^\s;,="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/g;

/** Target of the first link with each relation that a `Link` header (RFC 8288) gives the page. */
export function linksOf(header: string | null): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const [, target = "", parameters = ""] of (header ?? "").matchAll(LINK)) {
    for (const relation of relationsOf(parameters)) {
      if (!links.has(relation)) links.set(relation, target);
    }
  }
  return links;
}

/** What the first `rel` names, in lower case; nothing for a link of something else than the page. */
function relationsOf(parameters: string): readonly string[] {
  const found = [...parameters.matchAll(PARAMETER)].map(
    ([, name = "", quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? ""] as const,
  );
  if (found.some(([name]) => name === "anchor")) return [];
  const relations = found.find(([name]) => name === "rel")?.[1] ?? "";
  return relations.toLowerCase().split(/\s+/);
}
