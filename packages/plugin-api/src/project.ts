/**
 * How SDKs of a language are built and tested with the language's own tools. Deliveries and emitted workflows both read
 * it, so that a release passes the same commands in both. A command is words with a space between them, without
 * quotes: it means the same with a shell and without one.
 */
export interface ProjectInfo {
  /** What makes a version available to users: an upload to a registry, or the tag in the repository alone. */
  readonly release: "upload" | "tag";
  /**
   * Installs what the other commands need: into the folder of the SDK, or into an environment of the machine, which a
   * delivery leaves as it is.
   */
  readonly install: { readonly commands: readonly string[]; readonly into: "folder" | "machine" };
  readonly build: readonly string[];
  /** What continuous integration checks besides. Lines for a shell. */
  readonly lint: readonly string[];
  readonly test: readonly string[];
  /** The folder of the tests. An SDK without it has nothing to test. */
  readonly tests?: string;
  /** What a workflow does for a version tag that is the release itself. Absent: nothing but the tag is needed. */
  readonly tagged?: {
    /** What happens, for whoever reads the workflow. */
    readonly comment: string;
    /** Prints the version that the files of the SDK say. A tag that differs from it is an error. */
    readonly version?: string;
    /** Lines for a shell, which make the release known or say whether it is. They run in public repositories only. */
    readonly run: string;
    readonly env?: { readonly [name: string]: string };
  };
  /** How GitHub Actions installs the language's runtime: the oldest version that SDKs support, and the newest. */
  readonly runtime: {
    /** By its digest, with its version as a comment: `actions/setup-node@2499707 # v6.5.0`. */
    readonly action: string;
    /** Name of the action's input that takes a version. */
    readonly input: string;
    /** Further inputs of the action. */
    readonly inputs?: { readonly [input: string]: string };
    readonly oldest: string;
    readonly newest: string;
    /** Versions between the two that are tested too. */
    readonly between?: readonly string[];
  };
  /** Runners of GitHub Actions beside that of Linux on which the newest version builds and tests: `macos-latest`. */
  readonly runners?: readonly string[];
}

/**
 * Where the configuration wants an SDK to be published, for emitted workflows: names of the variables that hold secrets,
 * never secrets.
 */
export interface PublishInfo {
  readonly registry: "npm" | "python" | "maven" | "nuget" | "gem";
  /** Address of a registry that is not the public one. */
  readonly url?: string;
  /** Variables by what they hold: `token: "NPM_TOKEN"`. Without any, the registry trusts the workflow itself. */
  readonly variables: {
    readonly [K in "token" | "username" | "password" | "apiKey" | "signingKey" | "passphrase"]?: string;
  };
}
