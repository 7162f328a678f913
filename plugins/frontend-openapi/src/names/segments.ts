import { splitWords } from "@sdkwright/plugin-api";

/** A part of a path that is no parameter. */
export interface Segment {
  /** As it is written. */
  readonly text: string;
  readonly words: readonly string[];
  /** Whether a parameter comes next, so that the segment names a collection and the path one thing of it. */
  readonly item: boolean;
}

/** What a path says. */
export interface Segments {
  /** Without versions, `api`, and what stands for the caller. */
  readonly list: readonly Segment[];
  /** Words of its parameters, and of identifiers that stand in it. */
  readonly parameters: ReadonlySet<string>;
  /** Whether the path ends with a parameter. */
  readonly endsWithItem: boolean;
  /** Index of the segment before which the path says that it is about who calls: 1 in `/users/me`, 0 in `/me/albums`. */
  readonly own: number | undefined;
  /** What stands after `#`: some definitions tell operations of one path apart by it. */
  readonly fragment: readonly string[];
}

const PREFIX = /^(?:api|rest|v\d[\w.-]*|\d+(?:[.-]\d+)*)$/i;
const OWN = /^(?:@?me|self)$/i;
const FILE_TYPE = /\.(?:json|xml)$/i;
/** An identifier that stands in a path as it is: letters of both cases with digits between. */
const OPAQUE = /[-_.](?=[A-Za-z0-9]*\d)(?=[A-Za-z0-9]*[a-z])(?=[A-Za-z0-9]*[A-Z][A-Za-z0-9]*[A-Z])[A-Za-z0-9]{8,}$/;

/** Reads a path template, without the collections of which a client is given one once, by the names of their parameters. */
export function segmentsOf(path: string, given: ReadonlySet<string> = new Set()): Segments {
  const [plain = "", fragment = ""] = path.split("#", 2);
  const list: Segment[] = [];
  const parameters = new Set<string>();
  let own: number | undefined;
  let endsWithItem = false;
  const parts = plain.replace(FILE_TYPE, "").split(/[/:]/);
  for (const [index, part] of parts.entries()) {
    if (part === "") continue;
    const text = part.replace(/\{[^{}]*\}/g, " ").trim();
    const opaque = OPAQUE.exec(text)?.[0] ?? "";
    const names = [...part.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? "");
    for (const word of [...names, opaque].flatMap(splitWords)) parameters.add(word.toLowerCase());
    endsWithItem = part.startsWith("{") && text === "";
    if (endsWithItem) {
      const last = list.pop();
      const isGiven = index < parts.length - 1 && names.some((name) => given.has(name));
      if (last && !isGiven) list.push({ ...last, item: true });
    } else if (OWN.test(text)) own = list.length;
    else if (!PREFIX.test(text)) {
      const words = splitWords(text.slice(0, text.length - opaque.length));
      if (words.length > 0) list.push({ text, words, item: false });
    }
  }
  return { list, parameters, endsWithItem, own, fragment: fragment === "" ? [] : splitWords(fragment) };
}
