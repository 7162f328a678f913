import type { AuthConfig, Config, SchemeConfig } from "@sdkwright/config";
import {
  type Api,
  type ChannelDecl,
  type Operation,
  type OriginId,
  type OriginTable,
  placeOf,
  pointerTokens,
  type Report,
} from "@sdkwright/plugin-api";
import { applyAuth } from "../apply/auth.js";
import { lowerEnvironments, reportVariables, withPlainUrls } from "../apply/environments.js";
import { compilerCatalogue } from "../catalogue.js";

/** Makes origins of places in the configuration file. */
export function configOrigins(table: OriginTable, file: string): (pointer: string) => OriginId {
  return (pointer) =>
    pointerTokens(pointer).reduce((parent, token) => table.child(parent, token), table.document(file));
}

/** What {@link apply} goes by beside the configuration. */
export interface ApplyOptions {
  /** The authentication of these SDKs: the API's own, or that of one generator (specification section 5.7). */
  readonly auth: AuthConfig | undefined;
  /** The API's schemes, with those of the generator over them. */
  readonly schemes: { readonly [name: string]: SchemeConfig };
  readonly origins: OriginTable;
  readonly report: Report;
}

/** Puts what the configuration says of authentication and environments into the IR. */
export function apply(api: Api, config: Config, options: ApplyOptions): Api {
  const { report } = options;
  const origin = configOrigins(options.origins, config.file);
  const applied: Api = {
    ...api,
    auth: applyAuth(options.auth, options.schemes, { api, file: config.file, report, origin }),
  };
  if (!config.api.environments) return withPlainUrls(applied, report);
  reportVariables(config.api.environments, config.file, report);
  const environments = lowerEnvironments(config.api.environments, origin);
  return withPlainUrls(withEnvironments(applied, environments, report), report);
}

/**
 * Replaces the definition's servers. What is served by a URL that the new environments do not name is served by their
 * default one; where they offer a choice, a warning says so.
 */
function withEnvironments(api: Api, environments: Api["environments"], report: Report): Api {
  const known = new Set(environments.roles.map((role) => role.wire));
  const settle = <T extends Operation | ChannelDecl>(node: T): T => {
    if (node.server === undefined || known.has(node.server)) return node;
    if (known.size > 1) {
      const params = { role: node.server, known: [...known].map((role) => `\`${role}\``).join(", ") };
      const location = placeOf(api.origins, node.origin);
      report(compilerCatalogue.create("unknown-url-role", params, { location }));
    }
    const { server: _, ...rest } = node;
    return rest as T;
  };
  const operations = Object.values(api.operations).map(settle);
  const channels = Object.values(api.channels).map(settle);
  const { baseUrlEnv } = api.environments;
  return {
    ...api,
    environments: { ...(baseUrlEnv !== undefined && { baseUrlEnv }), ...environments },
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
    channels: Object.fromEntries(channels.map((channel) => [channel.id, channel])),
  };
}
