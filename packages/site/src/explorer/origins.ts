import type { SiteApi } from "../model.js";

/** A URL as a source of a content security policy; undefined for one without a host. Variables stand for any label. */
function sourceOf(url: string): string | undefined {
  const [, scheme, host] = /^(https?|wss?):\/\/([^/?#@]+)/i.exec(url) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  if (!host.includes("{")) return /^[\w.:[\]-]+$/.test(host) ? `${scheme.toLowerCase()}://${host}` : undefined;
  // A variable within the host can be any of its labels, which a policy can only say of the first ones.
  const known = host.slice(host.lastIndexOf("}") + 1);
  if (!/^\.[\w.:-]+$/.test(known)) return `${scheme.toLowerCase()}:`;
  return `${scheme.toLowerCase()}://*${known}`;
}

/** Servers that the explorer of an API may send requests to: those of its environments, and what issues its tokens. */
export function connectSources({ sdk }: SiteApi): string[] {
  const urls = sdk.environments.list.flatMap((environment) => environment.urls);
  const tokens = sdk.auth.schemes.flatMap(({ token }) => [token?.get.url, token?.refresh?.url]);
  const all = [...urls, ...tokens].flatMap((url) => (url ? (sourceOf(url) ?? []) : []));
  const sockets = all.map((source) => source.replace(/^http/, "ws"));
  // Without an environment the reader says where the API is.
  const any = sdk.environments.needsBaseUrl ? ["http:", "https:", "ws:", "wss:"] : [];
  return [...new Set([...all, ...sockets, ...any])];
}
