import type { ClientSpec } from "../spec.js";

interface Platform {
  readonly Bun?: { readonly version?: string };
  readonly Deno?: { readonly version?: { readonly deno?: string } };
  readonly process?: { readonly versions?: { readonly node?: string } };
  readonly navigator?: { readonly userAgent?: string };
}

/** Name and version of the platform; undefined in browsers, which name themselves. */
function platformOf(): string | undefined {
  const { Bun, Deno, process, navigator } = globalThis as Platform;
  if (Bun?.version !== undefined) return `Bun ${Bun.version}`;
  if (Deno?.version?.deno !== undefined) return `Deno ${Deno.version.deno}`;
  if (process?.versions?.node !== undefined) return `Node.js ${process.versions.node}`;
  if (navigator?.userAgent?.startsWith("Mozilla/") === true) return undefined;
  return navigator?.userAgent ?? "unknown";
}

/** Whether the SDK runs in a page or a worker of one. */
export function isBrowser(): boolean {
  return platformOf() === undefined;
}

/** `User-Agent` of all requests. Not set in browsers, because servers would have to allow it. */
export function userAgent(spec: ClientSpec): string | undefined {
  const platform = platformOf();
  if (platform === undefined) return undefined;
  return spec.userAgent ?? `${spec.packageName}/${spec.version} (TypeScript; ${platform})`;
}
