import type { LevelRule } from "@sdkwright/diagnostics";
import type {
  GithostConfig,
  LicenseConfig,
  OutputConfig,
  ReviewersConfig,
  WhitelabelConfig,
} from "./delivery-config.js";
import type { ReadmeConfig } from "./readme.js";

/**
 * The configuration as the compiler reads it: checked, defaults filled in, original spellings resolved. `at` is the RFC
 * 6901 pointer of a part in the configuration file, for diagnostics that come later.
 */
export interface Config {
  /** Path of the file relative to the workspace. */
  readonly file: string;
  readonly api: ApiConfig;
  /** Schemes by name, in order. */
  readonly authSchemes: { readonly [name: string]: SchemeConfig };
  readonly groups: { readonly [name: string]: GroupConfig };
  /** Files whose keys it has too, as it names them. */
  readonly extends?: readonly string[];
  /** As written: whether there is such a group or alias matters where nothing else is asked for. */
  readonly defaultGroup?: string;
  readonly aliases: { readonly [name: string]: readonly string[] };
  /** Plugins that only tap hooks: package names or relative paths. */
  readonly plugins: readonly { readonly name: string; readonly at: string }[];
  /** Where references of definitions may lead besides the workspace. */
  readonly references: {
    /** As {@link URL.origin} writes them. */
    readonly origins: readonly string[];
    /** Absolute, or relative to the workspace. */
    readonly folders: readonly string[];
  };
  /** Levels that the user gives to findings, and those that the workspace implies, which nobody wrote anywhere. */
  readonly levels: readonly (LevelRule & { readonly at?: string })[];
  /** The account that commits and publishes; absent where the tool may be named. */
  readonly whitelabel?: WhitelabelConfig;
  readonly metadata: {
    readonly description?: string;
    readonly authors: readonly { readonly name: string; readonly email: string }[];
  };
  readonly readme: ReadmeConfig;
  /** `replay.enabled`; absent where the file does not say. */
  readonly replay?: boolean;
  /** As written at the top of the file. */
  readonly edition?: string;
}

export interface ApiConfig {
  readonly at: string;
  readonly specs: readonly SpecConfig[];
  readonly auth?: AuthConfig;
  readonly headers: readonly HeaderConfig[];
  /** Absent where the definition's servers count. */
  readonly environments?: EnvironmentsConfig;
  /** Settings for every spec, kebab-case keys. */
  readonly settings: { readonly [name: string]: unknown };
}

export type SpecKind = "openapi" | "asyncapi" | "proto" | "openrpc" | "conjure";

/** Which operations a rule is about, as patterns in which `*` stands for any text; without one, any operation fits. */
export interface RuleMatch {
  readonly path: readonly string[];
  readonly method: readonly string[];
  readonly tag: readonly string[];
  readonly operationId: readonly string[];
}

/** What a configuration says of all operations that a rule matches. */
export interface RuleConfig {
  readonly at: string;
  readonly match: RuleMatch;
  /** Keys of the rule, each with the extension that it stands for: `sdk-group-name`. */
  readonly says: readonly { readonly key: string; readonly extension: string }[];
}

export interface SpecConfig {
  readonly at: string;
  readonly kind: SpecKind;
  /** Where the definition is: a path relative to the configuration file, or a git reference. */
  readonly source:
    | { readonly kind: "path"; readonly path: string }
    | { readonly kind: "git"; readonly repo: string; readonly ref?: string; readonly path: string };
  readonly namespace?: string;
  readonly overlays?: string;
  readonly overrides: readonly string[];
  readonly origin?: string;
  readonly settings: { readonly [name: string]: unknown };
  readonly headers: readonly HeaderConfig[];
  readonly rules: readonly RuleConfig[];
  /** `target` and `local-generation` of a proto entry. */
  readonly target?: string;
  readonly localGeneration?: boolean;
}

export type AuthConfig =
  | { readonly kind: "single"; readonly scheme: string; readonly at: string }
  | {
      readonly kind: "any" | "all";
      readonly schemes: readonly { readonly scheme: string; readonly at: string }[];
      readonly at: string;
    }
  | { readonly kind: "endpoint"; readonly at: string };

export interface CredentialConfig {
  readonly name?: string;
  readonly env?: string;
}

export type SchemeConfig =
  | { readonly kind: "bearer"; readonly at: string; readonly token: CredentialConfig }
  | {
      readonly kind: "basic";
      readonly at: string;
      readonly username: CredentialConfig & { readonly omit: boolean };
      readonly password: CredentialConfig & { readonly omit: boolean };
    }
  | {
      readonly kind: "header";
      readonly at: string;
      readonly header: string;
      readonly name?: string;
      readonly type: string;
      readonly prefix?: string;
      readonly env?: string;
    }
  | {
      readonly kind: "oauth";
      readonly at: string;
      readonly scopes?: readonly string[];
      readonly clientIdEnv?: string;
      readonly clientSecretEnv?: string;
      readonly tokenPrefix: string;
      readonly tokenHeader: string;
      readonly getToken: TokenConfig;
      readonly refreshToken?: TokenConfig;
    };

/** A token endpoint and its mappings; a mapping that is not given is absent. */
export interface TokenConfig {
  readonly at: string;
  readonly endpoint: string;
  readonly request: {
    readonly clientId?: string;
    readonly clientSecret?: string;
    readonly scopes?: string;
    readonly refreshToken?: string;
  };
  readonly response: { readonly accessToken?: string; readonly expiresIn?: string; readonly refreshToken?: string };
}

export interface HeaderConfig {
  readonly at: string;
  readonly header: string;
  /** `${NAME}` placeholders in it are filled by the SDK. Exclusive with `name` and `type`. */
  readonly value?: string;
  readonly name?: string;
  /** `string`, `number`, `literal<"v">`, `optional<string>`, ... */
  readonly type?: string;
  readonly env?: string;
}

export interface UrlVariableConfig {
  readonly id: string;
  readonly default?: string;
  readonly values?: readonly string[];
}

export interface EnvironmentConfig {
  readonly at: string;
  readonly name: string;
  /** URL template by role; a plain URL has the role `default`. */
  readonly urls: { readonly [role: string]: string };
  readonly variables: readonly UrlVariableConfig[];
  readonly docs?: string;
  readonly audiences?: readonly string[];
}

export interface EnvironmentsConfig {
  readonly list: readonly EnvironmentConfig[];
  /** Name of the default environment; the first where absent. */
  readonly default?: string;
  /** Role that operations use by default. */
  readonly defaultUrl?: string;
  readonly baseUrlEnv?: string;
}

export interface GroupConfig {
  readonly at: string;
  readonly generators: readonly GeneratorConfig[];
  readonly audiences?: readonly string[];
}

/** A generator that runs in a container: `{registry}/{name}:{version}`. */
export interface ImageConfig {
  readonly at: string;
  /** Host, with an optional namespace. */
  readonly registry: string;
  readonly name: string;
}

export interface GeneratorConfig {
  readonly at: string;
  /** Neutral spelling: `gen-typescript-sdk`. */
  readonly name: string;
  /** As written in the file. */
  readonly writtenName: string;
  readonly version: string;
  readonly smartCasing: boolean;
  /** The shape of emitted code: the generator's own, else the file's, else the first. */
  readonly edition: string;
  /** `config`, as written. */
  readonly config: { readonly [name: string]: unknown };
  readonly output?: OutputConfig;
  readonly metadata: {
    readonly packageDescription?: string;
    readonly email?: string;
    readonly referenceUrl?: string;
    readonly author?: string;
    readonly license?: LicenseConfig;
  };
  /** Path of the snippets file, relative to the configuration. */
  readonly snippets?: { readonly path: string; readonly at: string };
  /** Per-SDK authentication (specification section 5.7). */
  readonly auth?: AuthConfig;
  readonly authSchemes: { readonly [name: string]: SchemeConfig };
  /** Where the generator is an image of a registry. Absent where the image holds a generator of another product. */
  readonly image?: ImageConfig;
  readonly githost?: GithostConfig;
  /** The generator's own, else the group's, else the file's: the nearest counts as a whole. */
  readonly reviewers?: ReviewersConfig;
  /** The generator's own, else the file's; absent where neither says. */
  readonly autorelease?: boolean;
  /** The generator's own, else the group's. */
  readonly keywords: readonly string[];
  /** `api.settings` of this SDK alone; they win over those of the definition and of the API. */
  readonly settings: { readonly [name: string]: unknown };
}
