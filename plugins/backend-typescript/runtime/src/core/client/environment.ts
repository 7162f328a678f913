import { ConfigurationError } from "../../errors/configuration.js";
import type { ClientSpec, SchemeSpec } from "../spec.js";

/** Values of the environment variables that the API names; read once, when a client is made. */
export type Environment = ReadonlyMap<string, string>;

interface Platform {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  readonly Deno?: { readonly env?: { get(name: string): string | undefined } };
}

/** One variable, trimmed; empty counts as absent, and so does a platform that denies access. */
function readVariable(name: string): string | undefined {
  const platform = globalThis as Platform;
  try {
    const value = platform.Deno?.env?.get(name) ?? platform.process?.env?.[name];
    return value?.trim() === "" ? undefined : value?.trim();
  } catch {
    return undefined;
  }
}

const placeholder = /\$\{(\w+)\}/g;

/** Reads the variables that the API names, and no other. */
export function readEnvironment(spec: ClientSpec): Environment {
  const names = new Set<string>();
  if (spec.baseUrlEnv !== undefined) names.add(spec.baseUrlEnv);
  for (const scheme of Object.values(spec.auth.schemes)) {
    for (const name of schemeVariables(scheme)) names.add(name);
  }
  for (const header of spec.headers ?? []) {
    if ("template" in header) {
      for (const [, name] of header.template.matchAll(placeholder)) names.add(name ?? "");
    } else if ("option" in header && header.env !== undefined) names.add(header.env);
  }
  const found = new Map<string, string>();
  for (const name of names) {
    const value = readVariable(name);
    if (value !== undefined) found.set(name, value);
  }
  return found;
}

function schemeVariables(scheme: SchemeSpec): string[] {
  return Object.values(scheme).flatMap((part: unknown) => {
    const env =
      typeof part === "object" && part !== null
        ? (part as { readonly env?: unknown }).env
        : undefined;
    return typeof env === "string" ? [env] : [];
  });
}

/** Fills the placeholders of a header; undefined where a variable is not set. */
export function fillTemplate(template: string, environment: Environment): string | undefined {
  let complete = true;
  const text = template.replace(placeholder, (_, name: string) => {
    const value = environment.get(name);
    if (value === undefined) complete = false;
    return value ?? "";
  });
  return complete ? text : undefined;
}

/** Base URLs of a client, one for each role. Raises `ConfigurationError` where none is known. */
export function baseUrls(
  spec: ClientSpec,
  options: Readonly<Record<string, unknown>>,
  environment: Environment,
): readonly string[] {
  const explicit = options["baseUrl"] ?? undefined;
  const named = options["environment"] ?? undefined;
  if (explicit !== undefined) return [checkUrl(explicit)];
  const fallback = spec.baseUrlEnv === undefined ? undefined : environment.get(spec.baseUrlEnv);
  if (named === undefined && fallback !== undefined) return [checkUrl(fallback)];
  const names = Object.keys(spec.environments);
  const urls = spec.environments[(named as string | undefined) ?? names[0] ?? ""];
  if (
    urls === undefined ||
    !Object.hasOwn(spec.environments, (named as string | undefined) ?? names[0] ?? "")
  ) {
    throw new ConfigurationError(
      names.length === 0 ? "baseUrl is needed" : `environment must be one of: ${names.join(", ")}`,
    );
  }
  return urls.map((url) => checkUrl(fillVariables(url, spec, options)));
}

function fillVariables(
  url: string,
  spec: ClientSpec,
  options: Readonly<Record<string, unknown>>,
): string {
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = spec.variables?.find((candidate) => candidate.name === name);
    const value = variable && (options[variable.option] ?? variable.default);
    if (value === undefined || value === null) {
      throw new ConfigurationError(`The base URL needs a value for ${variable?.option ?? whole}`);
    }
    return String(value as string);
  });
}

/**
 * Throws `ConfigurationError` for a text that is not an absolute HTTP URL, or that contains a
 * secret, which a platform would print.
 */
export function checkUrl(url: unknown): string {
  let parsed: URL | undefined;
  try {
    parsed = new URL(url as string);
  } catch {
    // Reported below, together with URLs of other kinds.
  }
  if (parsed?.username || parsed?.password) {
    throw new ConfigurationError("The base URL must not hold a user name or a password");
  }
  if (parsed !== undefined && /^(?:http|ws)s?:$/.test(parsed.protocol)) return url as string;
  throw new ConfigurationError("The base URL must be an absolute http or https URL");
}

/** An address that a server names, resolved: without user information, which no server has to say. */
export function resolveUrl(url: string, base: string | URL): URL | undefined {
  try {
    const resolved = new URL(url, base);
    resolved.username = "";
    resolved.password = "";
    return resolved;
  } catch {
    return undefined;
  }
}

/** Joins by concatenation: path prefix and query of the base survive, with exactly one slash between. */
export function joinUrl(base: string, path: string, query: readonly string[]): string {
  const [prefix, baseQuery] = splitQuery(base.split("#")[0] ?? "");
  const [ownPath, ownQuery] = splitQuery(path);
  const parts = [baseQuery, ownQuery, ...query].filter((part) => part !== "");
  const joined =
    ownPath === "" ? prefix : `${prefix.replace(/\/+$/, "")}/${ownPath.replace(/^\/+/, "")}`;
  return parts.length === 0 ? joined : `${joined}?${parts.join("&")}`;
}

function splitQuery(text: string): [before: string, query: string] {
  const mark = text.indexOf("?");
  return mark < 0 ? [text, ""] : [text.slice(0, mark), text.slice(mark + 1)];
}
