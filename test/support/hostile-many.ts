import {
  type Definition,
  definitionOf,
  type Entries,
  HOSTILE,
  objectOf,
  type Parts,
  partsOf,
  TEXT_POSITIONS,
  type TextPosition,
} from "./hostile.js";

// Many hostile texts in one definition: compiling each alone takes far longer than compiling them together.

/** A text, where it stands, and its number in the definition: its operation is at `/h<number>/...`. */
export interface Placement {
  readonly position: TextPosition;
  readonly text: string;
}

/** Positions that a definition has once: a definition of many texts can hold one of each. */
export const SINGLE: ReadonlySet<TextPosition> = new Set(
  TEXT_POSITIONS.filter((position) => {
    const { info, root } = partsOf(position, "x");
    return info !== undefined || root !== undefined;
  }),
);

/** Names that positions give to parts of their own, which have to differ where many stand in one definition. */
const OWN_NAMES = /"(Cat|Pet|Named|key|oauth|event)"|(#\/components\/schemas\/(?:Cat|Pet))(?=")/g;

/** Parts whose own names are numbered. */
function numbered(parts: Parts, number: number): Parts {
  const renamed = JSON.stringify(parts).replaceAll(OWN_NAMES, (_, name?: string, reference?: string) => {
    return name === undefined ? `${reference}${number}` : `"${name}${number}"`;
  });
  return JSON.parse(renamed) as Parts;
}

/** The operation of a definition of one text, as one among many. */
function operationOf(parts: Parts, number: number): readonly [path: string, item: object] {
  const { paths } = definitionOf(parts) as { readonly paths: { readonly [path: string]: { readonly post: object } } };
  const [[path, { post }] = ["", { post: {} }]] = Object.entries(paths);
  const security = parts.security && { security: parts.security };
  const text = JSON.stringify({ ...post, operationId: `send${number}`, ...parts.operation, ...security });
  const body = `{"$ref":"#/components/schemas/Body${number}"}`;
  const item = JSON.parse(text.replaceAll('{"$ref":"#/components/schemas/Body"}', () => body)) as object;
  return [`/h${number}${path}`, { post: item }];
}

/** A definition with many texts, each in an operation of its own or beside all of them. */
export function definitionOfMany(placements: readonly Placement[]): Definition {
  const all = placements.map(({ position, text }, number) => numbered(partsOf(position, text), number));
  const list = <T>(of: (parts: Parts) => readonly T[] | undefined): T[] => all.flatMap((parts) => of(parts) ?? []);
  const bodies = all.map((parts, number): Entries[number] => {
    return [`Body${number}`, { type: "object", properties: objectOf(parts.properties) }];
  });
  const servers = list((parts) => parts.servers);
  return {
    openapi: "3.1.0",
    info: all.find(({ info }) => info)?.info ?? { title: "Hostile", version: "1" },
    servers: servers.length === 0 ? [{ url: "https://example.com" }] : servers,
    tags: list(({ tags }) => tags),
    ...Object.assign({}, ...all.map(({ root }) => root ?? {})),
    paths: Object.fromEntries(all.map(operationOf)),
    webhooks: objectOf(list(({ webhooks }) => webhooks)),
    components: {
      schemas: objectOf([...bodies, ...list(({ schemas }) => schemas)]),
      securitySchemes: objectOf(list(({ securitySchemes }) => securitySchemes)),
    },
  };
}

/** With how many texts each position is met where all positions stand in one definition. */
const TEXTS_EACH = 4;

/** Hostile texts at all positions at once: of each position several, and of each text several positions. */
export const EVERYWHERE: readonly Placement[] = TEXT_POSITIONS.flatMap((position, index) =>
  Array.from({ length: SINGLE.has(position) ? 1 : TEXTS_EACH }, (_, turn) => {
    return { position, text: HOSTILE[(index * TEXTS_EACH + turn * 11) % HOSTILE.length] ?? "" };
  }),
);
