import { ConfigurationError } from "../../errors/configuration.js";
import type { HeaderEntries } from "../http/headers.js";
import type { OperationSpec } from "../spec.js";
import { scalarText } from "../url/values.js";
import type { Config } from "./config.js";
import { fillTemplate } from "./environment.js";
import type { RequestOptions } from "./options.js";

/** Headers that the API sends with every request, and those of their values that must not be shown. */
interface GlobalHeaders {
  readonly headers: HeaderEntries;
  readonly secrets: readonly string[];
}

/** For an API that has none. */
export const noHeaders: GlobalHeaders = { headers: [], secrets: [] };

/** Fills in the headers that the API declares for all requests, or for those of an operation's definition. */
export async function globalHeaders(
  config: Config,
  operation: OperationSpec,
  call: RequestOptions,
): Promise<GlobalHeaders> {
  const headers: [string, unknown][] = [];
  const secrets: string[] = [];
  const callers = new Set(
    [...Object.keys(config.options.headers ?? {}), ...Object.keys(call.headers ?? {})].map((name) =>
      name.toLowerCase(),
    ),
  );
  for (const spec of config.spec.headers ?? []) {
    const { definition } = spec;
    if (definition !== undefined && definition !== operation.definition) continue;
    if (callers.has(spec.header.toLowerCase())) continue;
    if ("literal" in spec) headers.push([spec.header, spec.literal]);
    else if ("template" in spec) {
      const value = fillTemplate(spec.template, config.environment);
      headers.push([spec.header, value]);
      if (value !== undefined) secrets.push(value);
    } else headers.push([spec.header, await optionHeader(config, spec)]);
  }
  return { headers, secrets };
}

async function optionHeader(
  config: Config,
  spec: {
    readonly header: string;
    readonly option: string;
    readonly env?: string;
    readonly default?: unknown;
    readonly required?: true;
  },
): Promise<string | undefined> {
  const given = config.values[spec.option];
  const supplied: unknown = typeof given === "function" ? await (given as () => unknown)() : given;
  const environment = spec.env === undefined ? undefined : config.environment.get(spec.env);
  const value = supplied ?? environment ?? spec.default;
  if (value !== undefined) return scalarText(value, spec.header);
  if (spec.required !== true) return undefined;
  const or = spec.env === undefined ? "" : ` or set ${spec.env}`;
  throw new ConfigurationError(`The header ${spec.header} is needed: pass ${spec.option}${or}`);
}
