/** A type as Conjure writes it. */
export type ConjureType =
  | { readonly kind: "primitive"; readonly name: Primitive }
  | { readonly kind: "optional" | "list" | "set"; readonly items: ConjureType }
  | { readonly kind: "map"; readonly keys: ConjureType; readonly values: ConjureType }
  /** A name, after `prefix.` where another file declares it. */
  | { readonly kind: "name"; readonly prefix: string | undefined; readonly name: string };

const PRIMITIVES = [
  "any",
  "bearertoken",
  "binary",
  "boolean",
  "datetime",
  "double",
  "integer",
  "rid",
  "safelong",
  "string",
  "uuid",
] as const;

export type Primitive = (typeof PRIMITIVES)[number];

/** A type that was read, or what keeps it from being read. */
export type ParsedType =
  | { readonly ok: true; readonly type: ConjureType }
  | { readonly ok: false; readonly problem: string };

/** Reads `map<string, optional<common.Foo>>`. */
export function parseType(text: string): ParsedType {
  const tokens = text.match(/[<>,]|[^\s<>,]+/g) ?? [];
  const cursor = { tokens, at: 0, depth: 0 };
  try {
    const type = typeFrom(cursor);
    const rest = tokens[cursor.at];
    return rest === undefined ? { ok: true, type } : { ok: false, problem: `\`${rest}\` is left over` };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, problem: error.message };
    throw error;
  }
}

interface Cursor {
  readonly tokens: readonly string[];
  at: number;
  /** Types around the one that is read. */
  depth: number;
}

/** Types inside each other; real ones have below five. */
const MAX_DEPTH = 100;

function typeFrom(cursor: Cursor): ConjureType {
  const word = cursor.tokens[cursor.at++];
  if (word === undefined) throw new SyntaxError("a type is missing");
  if (/[<>,]/.test(word)) throw new SyntaxError(`a type is expected before \`${word}\``);
  if (cursor.tokens[cursor.at] === "<") return genericFrom(word, cursor);
  const primitive = PRIMITIVES.find((name) => name === word);
  if (primitive) return { kind: "primitive", name: primitive };
  if (!/^([a-z][A-Za-z0-9-]*\.)?[A-Za-z][A-Za-z0-9]*$/.test(word)) throw new SyntaxError(`\`${word}\` is not a name`);
  const dot = word.indexOf(".");
  return { kind: "name", prefix: dot < 0 ? undefined : word.slice(0, dot), name: word.slice(dot + 1) };
}

function genericFrom(word: string, cursor: Cursor): ConjureType {
  if (cursor.depth >= MAX_DEPTH) throw new SyntaxError("types are nested too deeply");
  expect("<", cursor);
  cursor.depth += 1;
  const first = typeFrom(cursor);
  if (word === "map") {
    expect(",", cursor);
    const values = typeFrom(cursor);
    expect(">", cursor);
    cursor.depth -= 1;
    return { kind: "map", keys: first, values };
  }
  expect(">", cursor);
  cursor.depth -= 1;
  if (word === "optional" || word === "list" || word === "set") return { kind: word, items: first };
  throw new SyntaxError(`\`${word}\` takes no type in angle brackets`);
}

function expect(token: string, cursor: Cursor): void {
  const found = cursor.tokens[cursor.at++];
  if (found === token) return;
  throw new SyntaxError(`\`${token}\` is expected ${found === undefined ? "at the end" : `before \`${found}\``}`);
}

/** The type as text, for messages. */
export function printType(type: ConjureType): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "optional":
    case "list":
    case "set":
      return `${type.kind}<${printType(type.items)}>`;
    case "map":
      return `map<${printType(type.keys)}, ${printType(type.values)}>`;
    case "name":
      return type.prefix === undefined ? type.name : `${type.prefix}.${type.name}`;
    default:
      return type satisfies never;
  }
}
