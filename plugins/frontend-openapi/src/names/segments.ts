import { splitWords } from "@sdkwright/plugin-api";

/** A part of a path that is not a parameter. */
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

/** What stands between two slashes. */
interface Part {
  /** Names of its parameters. */
  readonly names: readonly string[];
  /** What is left of it without them. */
  readonly text: string;
  readonly isItem: boolean;
  readonly isOwn: boolean;
  /** None where it is a version or the like. */
  readonly words: readonly string[];
  /** Words of its parameters, and of an identifier that stands in it, in lower case. */
  readonly parameters: readonly string[];
}

function readPart(part: string): Part {
  const text = part.replace(/\{[^{}]*\}/g, " ").trim();
  const opaque = OPAQUE.exec(text)?.[0] ?? "";
  const names = [...part.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? "");
  return {
    names,
    text,
    isItem: part.startsWith("{") && text === "",
    isOwn: OWN.test(text),
    words: PREFIX.test(text) ? [] : splitWords(text.slice(0, text.length - opaque.length)),
    parameters: [...names, opaque].flatMap(splitWords).map((word) => word.toLowerCase()),
  };
}

const memo = new Map<string, Part>();
const memoLimit = 10_000;

/** The paths of an API consist of the same few parts. */
function partOf(part: string): Part {
  const known = memo.get(part);
  if (known) return known;
  if (memo.size >= memoLimit) memo.clear();
  const read = readPart(part);
  memo.set(part, read);
  return read;
}

/** Reads a path template, without the collections of which a client is given one once, by the names of their parameters. */
export function segmentsOf(path: string, given: ReadonlySet<string> = NONE): Segments {
  const [plain = "", fragment = ""] = path.split("#", 2);
  const list: Segment[] = [];
  const parameters = new Set<string>();
  let own: number | undefined;
  let endsWithItem = false;
  const parts = plain.replace(FILE_TYPE, "").split(/[/:]/);
  for (const [index, part] of parts.entries()) {
    if (part === "") continue;
    const { names, text, isItem, isOwn, words, parameters: said } = partOf(part);
    for (const word of said) parameters.add(word);
    endsWithItem = isItem;
    if (isItem) {
      const last = list.pop();
      const isGiven = index < parts.length - 1 && names.some((name) => given.has(name));
      if (last && !isGiven) list.push({ ...last, item: true });
    } else if (isOwn) own = list.length;
    else if (words.length > 0) list.push({ text, words, item: false });
  }
  return { list, parameters, endsWithItem, own, fragment: fragment === "" ? [] : splitWords(fragment) };
}

const NONE: ReadonlySet<string> = new Set();
