import { ConfigurationError } from "../../errors/configuration.js";
import type { Applied } from "../auth/auth.js";
import { areFixed } from "../auth/context.js";
import type { TokenCall, TokenProvider } from "../auth/tokens.js";
import { applyHeaders } from "../http/headers.js";
import type { Middleware } from "../http/middleware.js";
import { createLog } from "../log/log.js";
import type { Log } from "../log/log.js";
import type { ClientSpec, OperationSpec } from "../spec.js";
import { baseUrls, readEnvironment } from "./environment.js";
import type { Environment } from "./environment.js";
import type { ClientOptions } from "./options.js";

/** All that a client knows; fixed when it is made, apart from its access tokens. */
export interface Config {
  readonly spec: ClientSpec;
  readonly options: ClientOptions;
  /** Every option by name, those of the API among them. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly environment: Environment;
  /** One for each role. */
  readonly urls: readonly string[];
  readonly middleware: readonly Middleware[];
  readonly log: Log | undefined;
  /** By scheme; shared by derived clients that keep the same credentials and URLs. */
  readonly tokens: Map<string, TokenProvider>;
  readonly tokenCall: TokenCall;
  /** What credentials add to calls without options, as far as it is known; undefined where it may change. */
  readonly fixed: WeakMap<OperationSpec, Applied> | undefined;
}

/** Reads options and environment. Raises `ConfigurationError`; touches nothing else. */
export function createConfig(
  spec: ClientSpec,
  options: ClientOptions,
  from: { readonly parent: Config | undefined; readonly tokenCall: TokenCall },
): Config {
  const { parent, tokenCall } = from;
  const values: Readonly<Record<string, unknown>> = { ...options };
  const environment = parent?.environment ?? readEnvironment(spec);
  checkOptions(options);
  return {
    spec,
    options: { ...options },
    values,
    environment,
    urls: baseUrls(spec, values, environment),
    middleware: options.middleware ?? [],
    log: createLog(options.logger, options.logLevel),
    tokens:
      parent !== undefined && sameTokens(parent, values)
        ? parent.tokens
        : new Map<string, TokenProvider>(),
    tokenCall,
    fixed: areFixed(spec, values) ? new WeakMap<OperationSpec, Applied>() : undefined,
  };
}

function checkOptions(options: ClientOptions): void {
  applyHeaders(new Map(), Object.entries(options.headers ?? {}));
  for (const name of ["timeoutMs", "maxRetries", "maxResponseBytes"] as const) {
    const value = options[name] ?? 0;
    if (typeof value !== "number" || !(value >= 0)) {
      throw new ConfigurationError(`${name} must be a number that is not negative`);
    }
  }
}

/** Whether access tokens of the parent are right for a client with these options. */
function sameTokens(parent: Config, values: Readonly<Record<string, unknown>>): boolean {
  const relevant = new Set(["baseUrl", "environment"]);
  for (const scheme of Object.values(parent.spec.auth.schemes)) {
    if (scheme.kind === "oauth")
      relevant.add(scheme.clientId.option).add(scheme.clientSecret.option);
  }
  return [...relevant].every((name) => values[name] === parent.values[name]);
}
