import type { Config } from "@sdkwright/config";
import type {
  Api,
  Compiler,
  OperationId,
  OutputTree,
  Report,
  TargetContext,
  TargetRun,
  Trace,
} from "@sdkwright/plugin-api";
import type { BackendSearch } from "./backends.js";
import type { Emitter } from "./emitters.js";
import type { ImageAccess } from "./images.js";
import type { SelectedTarget } from "./selection.js";
import type { NamedSdk } from "./stages/name.js";
import type { Stopwatch } from "./timing.js";

/** A checkout of the repository that an SDK is delivered to: what it holds decides, and it is written to. */
export interface Checkout {
  /** Absolute path. */
  readonly folder: string;
  /** How messages name it. */
  readonly label: string;
}

/** The checkouts of a run: place of the generator in the configuration -> checkout. */
export type Checkouts = { readonly [at: string]: Checkout };

/** Settings of a run that apply to all targets: plain data. */
export interface TargetSettings {
  readonly config: Config;
  /** Absolute path of the folder of the configuration. */
  readonly root: string;
  /** Folder to write to in place of the configured one. */
  readonly output?: string | undefined;
  /** Written to in place of the configured folders. */
  readonly checkouts?: Checkouts | undefined;
  /** Release of the compiler, for the output's manifest. */
  readonly version: string;
  /** Version of the SDKs, where the command line has one. */
  readonly packageVersion?: string | undefined;
  /** Date of releases, as changelogs write it. */
  readonly releaseDate?: string | undefined;
  /** Whether SDKs get the names of a new title of their API. */
  readonly renames?: boolean | undefined;
}

export interface TargetOptions extends TargetSettings {
  readonly compiler: Compiler;
  readonly report: Report;
  readonly clock: Stopwatch;
  readonly search?: BackendSearch | undefined;
  /** Absent where nothing is emitted, or no generator is an image. */
  readonly images?: ImageAccess | undefined;
}

/** A generator of the run, and what its hooks hang on. */
export interface OpenedTarget extends SelectedTarget {
  readonly run: TargetRun;
  /** Version of the SDK, as semantic versioning has it. */
  readonly packageVersion: string;
  /** What emits it; absent if an image does. */
  readonly emitter?: Emitter;
}

/** A file of code snippets beside the SDK. */
export interface SnippetsFile {
  /** Absolute path. */
  readonly file: string;
  readonly content: string;
}

/** A target that is emitted in memory and not yet written. */
export interface EmittedTarget {
  readonly run: TargetRun;
  readonly tree: OutputTree;
  readonly trace: Trace;
  /** Version of the SDK, as semantic versioning has it. */
  readonly packageVersion: string;
  /** Name of the API that the names in the SDK come from. */
  readonly apiName: string;
  /** The record of the release that is stored in the folder; absent if the run does not make a release. */
  readonly release?: string | undefined;
  /** Changes that callers see, in Markdown. */
  readonly notes?: string | undefined;
  /** Whether the run makes a new release. */
  readonly released?: true | undefined;
  /** The snippets file, where the generator asks for one. */
  readonly snippets?: SnippetsFile;
  /** Calls of the SDK by operation, made when they are asked for. Absent if another thread emitted. */
  readonly calls?: () => ReadonlyMap<OperationId, string>;
  /** The input of the backend. Absent if another thread emitted. */
  readonly context?: TargetContext;
}

/** A target with everything that the callers of its SDK see. */
export interface NamedTarget extends NamedSdk {
  readonly run: TargetRun;
  readonly packageVersion: string;
  /** The API as the target sees it. */
  readonly api: Api;
}
