import type {
  Api,
  Compiler,
  Diagnostic,
  ImportPackage,
  LeftState,
  SourceSet,
  Suppressed,
  TargetRun,
  WriteSummary,
} from "@sdkwright/plugin-api";
import type { BackendSearch } from "./backends.js";
import type { ImageAccess } from "./images.js";
import type { Selection } from "./selection.js";
import type { GitAccess } from "./stages/read.js";
import type { Checkouts, EmittedTarget, NamedTarget } from "./target-types.js";
import type { Threads } from "./threads.js";
import type { StageTiming } from "./timing.js";
import type { Workspace } from "./workspace.js";
import type { WrittenTarget } from "./write-target.js";

export interface CompileRequest extends Selection {
  /** With every plugin applied that the workspace needs. */
  readonly compiler: Compiler;
  readonly workspace: Workspace;
  /**
   * `generate` writes; `check` runs the same stages and does not; `names` stops once all names of the SDKs are known;
   * `ir` stops after the IR.
   */
  readonly command: "generate" | "check" | "names" | "ir";
  /** Whether `check` also gives what `names` does. */
  readonly givesNames?: boolean;
  /** Called after lowering. Returning true stops the run before emitting; `diff` uses it if both states are equal. */
  readonly isEnough?: ((targets: readonly TargetRun[]) => boolean) | undefined;
  /** Folder to write to in place of the configured one; only where a single generator runs. */
  readonly output?: string | undefined;
  /** Checkouts of the repositories that generators are delivered to. */
  readonly checkouts?: Checkouts | undefined;
  /** Whether the run goes on to deliver the SDKs. */
  readonly publishes?: boolean | undefined;
  /** Compute what would be written, and write nothing but checkouts. */
  readonly dryRun?: boolean;
  /** Replace files that no earlier run wrote. */
  readonly force?: boolean;
  /** Emit what is possible despite errors. The result is still not ok. */
  readonly keepGoing?: boolean;
  /** Treat warnings as errors: nothing is written, unless `keepGoing` is set, and the result is not ok. */
  readonly strict?: boolean;
  /** Compare definitions with the specifications of their formats, beyond what generating needs. Slow. */
  readonly validate?: boolean;
  /** Imports packages of the user's project, for validators that users install. */
  readonly importPackage?: ImportPackage;
  /** Leave a trace from symbols to definitions in the output, if anything is written. */
  readonly trace?: boolean;
  /** For definitions in git repositories; absent where nothing may be fetched. */
  readonly git?: GitAccess;
  /** For generators that are images; absent where nothing is emitted, or none is one. */
  readonly images?: ImageAccess;
  /** Further threads for targets beyond the first; without, they are emitted one after the other. Same bytes. */
  readonly threads?: Threads | undefined;
  /** For findings about generators that no backend answers to. */
  readonly search?: BackendSearch;
  /** Version of the SDKs, over what the configuration says: a semantic version. */
  readonly packageVersion?: string | undefined;
  /** Date of releases, as in `2026-11-23`; entries of changelogs have none where absent. */
  readonly releaseDate?: string | undefined;
  /** Whether SDKs get the names of a new title of their API: packages, modules, clients. */
  readonly renames?: boolean | undefined;
  /** Release of the compiler, for the output's manifest. */
  readonly version: string;
}

export interface TargetResult {
  readonly generator: string;
  readonly group: string;
  /** Absolute path. */
  readonly folder: string;
  /** How messages name the folder; as a path where absent. */
  readonly label?: string;
  /** Version of the SDK, as semantic versioning has it. */
  readonly packageVersion: string;
  /** The run makes a release of it. */
  readonly released?: true;
  /** Absent where nothing was written. */
  readonly summary?: WriteSummary;
  /** The state of the folder after the run; absent if the target was not written. */
  readonly left?: LeftState;
  readonly snippets?: WrittenTarget["snippets"];
  readonly files: number;
  /** With what `--trace` writes; from a further thread only where it was asked for. */
  readonly emitted: EmittedTarget;
}

export interface CompileResult {
  readonly ok: boolean;
  /** In order of document, place and code. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that the configuration takes out, each with its reason. */
  readonly suppressed: readonly Suppressed[];
  readonly targets: readonly TargetResult[];
  /** The merged, applied IR; absent where an earlier stage failed. */
  readonly api?: Api;
  /** The contents of the SDKs; set by `names` and `givesNames`. */
  readonly named?: readonly NamedTarget[];
  readonly sources: SourceSet;
  readonly timings: readonly StageTiming[];
}
