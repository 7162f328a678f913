/**
 * A secret, never resolved while compiling: the environment variable that the delivering step reads, or the text of the
 * file if that does not consist of a placeholder alone, which has been reported.
 */
export type Placeholder = { readonly env: string } | { readonly literal: string };

/** Who is asked to review: names at the host. */
export interface ReviewersConfig {
  readonly at: string;
  readonly teams: readonly string[];
  readonly users: readonly string[];
}

/** The account of `whitelabel` that commits and publishes. */
export interface WhitelabelConfig {
  readonly at: string;
  readonly username: string;
  readonly email: string;
  readonly token: Placeholder;
}

/** `MIT`, `Apache-2.0`, a licence's name, or the path of its text. */
export type LicenseConfig = string | { readonly custom: string };

/** The programming interface of a git host. */
export type HostKind = "github" | "gitlab" | "gitea";

interface GithostCommon {
  readonly at: string;
  /** Absent where the host's name decides. */
  readonly host?: HostKind;
  readonly branch?: string;
  readonly license?: LicenseConfig;
}

/** Delivery to a repository (specification section 2.14). */
export type GithostConfig =
  | (GithostCommon & {
      readonly kind: "cloud";
      /** `owner/name`. */
      readonly repository: string;
      /** Absent where the account of `whitelabel` or the environment has it. */
      readonly token?: Placeholder;
      readonly mode: "release" | "push" | "pull-request";
    })
  | (GithostCommon & {
      readonly kind: "self-hosted";
      readonly uri: string;
      readonly token: Placeholder;
      readonly mode: "push" | "pull-request";
    });

/** A registry, or a folder, that an SDK goes to (specification section 2.13). */
export type OutputConfig = { readonly at: string } & (
  | { readonly location: "local-file-system"; readonly path: string }
  | {
      readonly location: "js-registry";
      readonly packageName: string;
      readonly url?: string;
      /** `OIDC` is trusted publishing, which needs no secret. */
      readonly token?: Placeholder | "OIDC";
    }
  | {
      readonly location: "java-registry";
      /** `groupId:artifactId`. */
      readonly coordinate: string;
      readonly url?: string;
      readonly username?: Placeholder;
      readonly password?: Placeholder;
      readonly signature?: {
        readonly keyId: Placeholder;
        readonly password: Placeholder;
        readonly secretKey: Placeholder;
      };
    }
  | {
      readonly location: "python-registry";
      readonly packageName: string;
      readonly url?: string;
      /** `OIDC` is trusted publishing, which needs no secret. */
      readonly token?: Placeholder | "OIDC";
      readonly username?: Placeholder;
      readonly password?: Placeholder;
      readonly keywords: readonly string[];
      readonly documentationLink?: string;
      readonly homepageLink?: string;
    }
  | {
      readonly location: "dotnet-registry" | "ruby-registry";
      readonly packageName: string;
      readonly url?: string;
      readonly apiKey?: Placeholder;
    }
  | {
      readonly location: "collections-workspace";
      readonly apiKey: Placeholder;
      readonly workspaceId: string;
      /** The collection to update; a new one where absent. */
      readonly collectionId?: string;
    }
);
