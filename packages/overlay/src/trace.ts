import { escapeToken, type SourceDocument, type SourcePlace } from "@sdkwright/source";

/** Tokens of an RFC 6901 pointer, unescaped. */
export type Tokens = readonly string[];

/** Where a value was written. */
export interface Origin {
  readonly document: SourceDocument;
  readonly tokens: Tokens;
}

/**
 * Where the parts of an amended document come from. Only changed parts have a node. Any other part is inside its
 * parent's origin, at the same key. Grows while one overlay or override is applied, and is not written to afterwards.
 */
export interface Trace {
  /** Origin of this value, and of all inside it but for `members`. Absent: the parent's origin, at this key. */
  origin?: Origin;
  readonly members: Map<string, Trace>;
}

/** RFC 6901 pointer of tokens. */
export function pointerOf(tokens: Tokens): string {
  return tokens.map((token) => `/${escapeToken(token)}`).join("");
}

/** A trace of nothing known. */
export function emptyTrace(): Trace {
  return { members: new Map() };
}

/** The trace of a member, made where there is none. */
export function memberTrace(trace: Trace, key: string): Trace {
  let found = trace.members.get(key);
  if (!found) {
    found = emptyTrace();
    trace.members.set(key, found);
  }
  return found;
}

/** The origin of a member, given that of what holds it. */
export function memberOrigin(holder: Origin, trace: Trace | undefined, key: string): Origin {
  return trace?.members.get(key)?.origin ?? { document: holder.document, tokens: [...holder.tokens, key] };
}

/** The origin of what tokens lead to, from a root whose own origin is `base`. */
export function originOf(base: Origin, root: Trace, tokens: Tokens): Origin {
  let origin = root.origin ?? base;
  let trace: Trace | undefined = root;
  for (const [index, token] of tokens.entries()) {
    if (!trace) return { document: origin.document, tokens: [...origin.tokens, ...tokens.slice(index)] };
    origin = memberOrigin(origin, trace, token);
    trace = trace.members.get(token);
  }
  return origin;
}

/** A copy of a trace whose own origin is stated. */
export function rootedCopy(trace: Trace | undefined, origin: Origin): Trace {
  const copy = (node: Trace): Trace => ({
    ...(node.origin && { origin: node.origin }),
    members: new Map([...node.members].map(([key, member]) => [key, copy(member)])),
  });
  return { ...(trace ? copy(trace) : emptyTrace()), origin };
}

/** The place of an origin, followed through documents that were themselves amended. */
export function placeOfOrigin({ document, tokens }: Origin, at?: "key" | "value"): SourcePlace {
  const pointer = pointerOf(tokens);
  return document.locate?.(pointer, at) ?? { document: document.path, ...document.position(pointer, at) };
}
