import { ConfigurationError } from "../../errors/configuration.js";
import type { Config } from "../client/config.js";
import { abortable } from "../http/deadline.js";
import type { Prepared } from "../http/prepare.js";
import type { ClientSpec, CredentialSpec } from "../spec.js";
import { authenticate } from "./auth.js";
import type { Applied, AuthContext } from "./auth.js";
import type { TokenProvider } from "./tokens.js";

/**
 * What credentials add to an attempt. Where it can only be the same each time, it is found once for an operation: finding
 * it costs a good part of a call. Rejects as `authenticate` does, or with the reason of the caller's signal.
 */
export function credentialsFor(config: Config, prepared: Prepared): Applied | Promise<Applied> {
  const { operation, options, isPlain } = prepared;
  const known = isPlain ? config.fixed?.get(operation) : undefined;
  if (known !== undefined) return known;
  const found = abortable(authenticate(contextFor(config, prepared)), options.signal);
  return found.then((applied) => {
    if (isPlain) config.fixed?.set(operation, applied);
    return applied;
  });
}

/** Whether every credential of a client stays what it is: none is a function, and none a token to be fetched. */
export function areFixed(spec: ClientSpec, values: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.values(values).every((value) => typeof value !== "function") &&
    Object.values(spec.auth.schemes).every(({ kind }) => kind !== "oauth")
  );
}

/** How one attempt of a call finds its credentials. */
function contextFor(config: Config, prepared: Prepared): AuthContext {
  const { auth } = config.spec;
  const resolved = new Map<CredentialSpec, Promise<string | undefined>>();
  const callerHeaders = new Set<string>();
  for (const [name, value] of prepared.above.flatMap((entries) => [...entries])) {
    if (value !== undefined) callerHeaders.add(name.toLowerCase());
  }
  return {
    // A token endpoint has requirements of its own or none: the API's default would need a token again.
    auth: prepared.isTokenCall ? { ...auth, mode: "endpoint", security: [] } : auth,
    security: prepared.operation.security,
    resolve(credential) {
      const known = resolved.get(credential) ?? resolve(config, prepared, credential);
      resolved.set(credential, known);
      return known;
    },
    callerHeaders,
    provider: (key) => providerOf(config, key),
    signal: prepared.options.signal,
  };
}

/** Option of the call, else of the client, else the environment. An explicit empty text does not fall back. */
async function resolve(
  config: Config,
  prepared: Prepared,
  { option, env }: CredentialSpec,
): Promise<string | undefined> {
  const call = prepared.options as Readonly<Record<string, unknown>>;
  if (call[option] === undefined && isReplaced(config.spec, option, call)) return undefined;
  const given = call[option] ?? config.values[option];
  const value: unknown = typeof given === "function" ? await (given as () => unknown)() : given;
  if (value === undefined || value === null)
    return env === undefined ? undefined : config.environment.get(env);
  if (typeof value !== "string") throw new ConfigurationError(`${option} must be a string`);
  return value;
}

/** Whether a call brings the other part of a credential: half of it would not go with the client's other half. */
function isReplaced(
  { auth }: ClientSpec,
  option: string,
  call: Readonly<Record<string, unknown>>,
): boolean {
  return Object.values(auth.schemes).some((scheme) => {
    if (scheme.kind !== "basic") return false;
    const parts = [scheme.username?.option, scheme.password?.option];
    const isBrought = (part: string | undefined): boolean =>
      part !== undefined && call[part] !== undefined;
    return parts.includes(option) && parts.some(isBrought);
  });
}

function providerOf(config: Config, key: string): TokenProvider {
  const known = config.tokens.get(key);
  if (known !== undefined) return known;
  const scheme = config.spec.auth.schemes[key];
  const feature = config.spec.features?.oauth;
  if (scheme?.kind !== "oauth" || feature === undefined) {
    throw new ConfigurationError(`This client cannot obtain tokens for ${key}`);
  }
  const provider = feature(scheme, config.tokenCall);
  config.tokens.set(key, provider);
  return provider;
}
