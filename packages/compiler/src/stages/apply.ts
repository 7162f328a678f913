import type { Config } from "@sdkwright/config";
import type { Api, GlobalHeader, OriginId, OriginTable, Report } from "@sdkwright/plugin-api";
import { makeName } from "@sdkwright/plugin-api";
import { applyAuth } from "../apply/auth.js";
import { lowerEnvironments } from "../apply/environments.js";
import { lowerHeader } from "../apply/headers.js";

/** Makes origins of places in the configuration file. */
export function configOrigins(table: OriginTable, file: string): (pointer: string) => OriginId {
  return (pointer) =>
    pointer
      .split("/")
      .slice(1)
      .reduce(
        (parent, token) => table.child(parent, token.replaceAll("~1", "/").replaceAll("~0", "~")),
        table.document(file),
      );
}

/** Puts what the configuration says of authentication, headers, environments and the API's name into the IR. */
export function apply(api: Api, config: Config, origins: OriginTable, report: Report): Api {
  const origin = configOrigins(origins, config.file);
  const configured = [...config.api.headers, ...config.api.specs.flatMap((spec) => spec.headers)];
  return {
    ...api,
    ...(config.apiName !== undefined && { name: makeName(config.apiName, { explicit: true }) }),
    auth: applyAuth(config.api.auth, config.authSchemes, { api, file: config.file, report, origin }),
    ...(config.api.environments && { environments: lowerEnvironments(config.api.environments, origin) }),
    headers: mergeHeaders(
      configured.map((header) => lowerHeader(header, origin(header.at))),
      api.headers,
    ),
  };
}

/** Headers of the configuration win over the definition's, by name without letter case. */
function mergeHeaders(configured: readonly GlobalHeader[], declared: readonly GlobalHeader[]): GlobalHeader[] {
  const names = new Set(configured.map((header) => header.header.toLowerCase()));
  return [...configured, ...declared.filter((header) => !names.has(header.header.toLowerCase()))];
}
