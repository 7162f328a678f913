import { ConfigurationError } from "../../errors/configuration.js";
import type { TokenCall } from "../auth/tokens.js";
import { perform } from "../http/call.js";
import { baseOf } from "../http/prepare.js";
import type { Call } from "../http/prepare.js";
import { ApiPromise } from "../http/promise.js";
import { consumeBuffered } from "../http/response.js";
import type { Consume, WithRawResponse } from "../http/response.js";
import type { ClientSpec, OperationSpec } from "../spec.js";
import { dotSegment } from "../url/path.js";
import { createConfig } from "./config.js";
import type { Config } from "./config.js";
import type { ClientOptions, RawRequestOptions, RequestOptions } from "./options.js";

/** Options made by {@link Core.derive} remember the client that they come from, to share its tokens. */
const parents: WeakMap<object, Config> = new WeakMap();

/** What all resources of one client share. Holds its secrets where printing and serialising do not reach them. */
export class Core {
  readonly #config: Config;

  constructor(config: Config) {
    this.#config = config;
  }

  /** Calls an operation whose response is read whole. */
  send<T>(operation: OperationSpec, request?: object, options?: RequestOptions): ApiPromise<T> {
    const consume = consumeBuffered as Consume<T>;
    return new ApiPromise(this.call({ operation, request, options }, consume));
  }

  /** Calls an endpoint that the SDK does not declare: a path below the base URL, perhaps with a query. */
  request<T>(method: string, path: string, options: RawRequestOptions = {}): ApiPromise<T> {
    const { body, ...rest } = options;
    return new ApiPromise(this.#undeclared<T>(method, path, body, rest));
  }

  async #undeclared<T>(
    method: string,
    path: string,
    body: unknown,
    options: RequestOptions,
  ): Promise<WithRawResponse<T>> {
    if (!/^[/?]|^(?![a-z][a-z0-9+.-]*:)/i.test(path)) {
      throw new ConfigurationError("The path must be relative to the base URL");
    }
    if (dotSegment.test(path.split(/[?#]/, 1)[0] ?? "")) {
      throw new ConfigurationError('The path must not have segments that are "." or ".."');
    }
    const operation: OperationSpec = {
      method: method.toUpperCase(),
      // It is not a template: braces have to be encoded anyway.
      path: path.replaceAll("{", "%7B"),
      body: { kind: "json", key: "body", optional: true },
      response: { kind: "json", empty: true, loose: true },
    };
    return this.call({ operation, request: { body }, options }, consumeBuffered as Consume<T>);
  }

  /** Performs a call and hands its response to `consume`. For the features that read responses in their own way. */
  call<T>(call: Call, consume: Consume<T>): Promise<WithRawResponse<T>> {
    return perform(this.#config, call, consume);
  }

  /** For the features that do more than a call. What they are given holds secrets. */
  inside<T>(use: (config: Config) => T): T {
    return use(this.#config);
  }

  /** Base URL of the role that serves an operation. */
  baseUrl(call: Call): string {
    return call.options?.baseUrl ?? baseOf(this.#config, call.operation);
  }

  /** Options for a client that differs in these, and shares environment and access tokens with this one. */
  derive<O extends ClientOptions>(options: O): O {
    const derived: O = { ...(this.#config.options as O), ...options };
    parents.set(derived, this.#config);
    return derived;
  }

  /** What may be shown of a client: no option that could be a secret. */
  toJSON(): { readonly package: string; readonly version: string; readonly credentials: "***" } {
    const { packageName, version } = this.#config.spec;
    return { package: packageName, version, credentials: "***" };
  }
}

/** Makes the core of a client. Raises `ConfigurationError` for options that cannot work. */
export function createCore(spec: ClientSpec, options: ClientOptions): Core {
  const tokenCall: TokenCall = async (operation, request, { signal, secrets, url }) => {
    const token = { secrets };
    const call: Call = {
      operation,
      request,
      options: { signal },
      token,
      ...(url !== undefined && { url }),
    };
    return (await perform(config, call, consumeBuffered)).data;
  };
  const config = createConfig(spec, options, { parent: parents.get(options), tokenCall });
  return new Core(config);
}

/** Makes Node print a client as what may be shown of it. */
export function describeClient(client: object, core: Core): void {
  const key = Symbol.for("nodejs.util.inspect.custom");
  Object.defineProperty(client, key, { value: () => core.toJSON() });
}
