import { oauthTokens } from "@sdkwright/runtime-typescript/core";
import type { ApiData } from "./data.js";

type Scheme = Parameters<typeof oauthTokens>[0];
type Operation = Parameters<Parameters<typeof oauthTokens>[1]>[0];

/** When the token of a scheme expires, by the clock of the page. Infinite: the server does not say. */
const ends = new Map<Scheme, number>();
const listeners = new Set<() => void>();

function change(scheme: Scheme, end: number | undefined): void {
  if (end === undefined) ends.delete(scheme);
  else ends.set(scheme, end);
  for (const listener of listeners) listener();
}

/** Forgets that there are tokens. */
export function forgetTokens(): void {
  ends.clear();
  for (const listener of listeners) listener();
}

export function onTokens(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as { readonly [name: string]: unknown })[name] : undefined;

/** Milliseconds that a token is valid, as the response of its endpoint says. */
function lifetimeOf(scheme: Scheme, operation: Operation, response: unknown): number {
  const { getToken, refreshToken } = scheme;
  const spec = operation === refreshToken?.operation ? refreshToken : getToken;
  const seconds = Number(spec.response.expiresIn?.reduce(memberOf, response) ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
}

/** The tokens of the runtime; the page is told how long each is valid, and nothing else of it. */
export const watchedTokens: typeof oauthTokens = (scheme, call) => {
  // A provider is made anew when credentials change: it has no token yet.
  change(scheme, undefined);
  const provider = oauthTokens(scheme, async (operation, request, how) => {
    const sentAt = performance.now();
    const response = await call(operation, request, how);
    change(scheme, sentAt + lifetimeOf(scheme, operation, response));
    return response;
  });
  return {
    token: (credentials, signal) => provider.token(credentials, signal),
    invalidate(token) {
      provider.invalidate(token);
      change(scheme, undefined);
    },
  };
};

/** A token that the page has, and the milliseconds that it is still valid. */
export interface HeldToken {
  readonly scheme: string;
  readonly left: number;
}

/** The tokens that the page has for an API. */
export function heldTokens({ client }: ApiData): HeldToken[] {
  return Object.entries(client.auth.schemes).flatMap(([key, scheme]): HeldToken[] => {
    const end = scheme.kind === "oauth" ? ends.get(scheme) : undefined;
    return end === undefined ? [] : [{ scheme: key, left: Math.max(0, end - performance.now()) }];
  });
}
