import type { AnyCatalogue, Diagnostic, Report } from "@sdkwright/diagnostics";
import type { Api } from "@sdkwright/ir-schema";
import type { OutputTree, WriteSummary } from "@sdkwright/output";
import type { SourceDocument } from "@sdkwright/source";
import type { PrintedFile } from "@sdkwright/writer";
import type { AsyncSeriesHook, AsyncSeriesWaterfallHook, SyncBailHook, SyncHook, SyncWaterfallHook } from "tapable";
import type { AnyBackend, BackendInfo, PackageInfo, PlannedFile, TargetContext } from "./backend.js";
import type { AnyDocumentGenerator } from "./documents.js";
import type { DocumentProbe, Frontend } from "./frontend.js";
import type { OptionValues } from "./options.js";

/** Order within `target.tree`: tap with `{ name, stage: TREE_STAGES.FORMAT }`. */
export const TREE_STAGES = { ADD: -100, FORMAT: 0, LICENCE: 100, MANIFEST: 200 } as const;

/** One SDK to emit: a generator of a group. */
export interface TargetInfo {
  readonly generator: string;
  readonly group: string;
  /** Of a generator that is an image, or that emits documents: what is usual. */
  readonly backend: BackendInfo;
  readonly options: OptionValues;
  readonly packageInfo: PackageInfo;
  /** Absolute path of the output folder. */
  readonly output: string;
  /** Numbers and initialisms stay as they are in names; where absent the backend's profile decides. */
  readonly smartCasing?: boolean;
}

/** Hooks of one target's run; tap them in `compiler.hooks.target`. */
export interface TargetRun {
  readonly info: TargetInfo;
  readonly hooks: {
    readonly ir: SyncWaterfallHook<[Api, TargetInfo]>;
    readonly plan: SyncWaterfallHook<[readonly PlannedFile[], TargetInfo]>;
    readonly file: SyncHook<[PrintedFile, TargetInfo]>;
    /** The context has the IR and the names, so that files which a plugin adds can refer to emitted code. */
    readonly tree: AsyncSeriesHook<[OutputTree, TargetInfo, TargetContext]>;
    readonly written: AsyncSeriesHook<[WriteSummary, TargetInfo]>;
  };
}

export interface Progress {
  readonly stage: string;
  /** A definition's path, or `<group>/<generator>`; absent where the stage works on the whole API. */
  readonly subject?: string | undefined;
  readonly done: number;
  readonly total: number;
}

export interface CompilationResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly ok: boolean;
}

/** Where plugins tap in. Stages are calls of the compiler; hooks are for variation only. */
export interface Compiler {
  readonly hooks: {
    /** The typed configuration, before anything is read. */
    readonly configure: SyncWaterfallHook<[unknown]>;
    readonly frontend: SyncBailHook<[DocumentProbe], Frontend | undefined>;
    /** A parsed definition, before it is lowered. */
    readonly document: AsyncSeriesWaterfallHook<[SourceDocument, DocumentProbe]>;
    readonly ir: SyncWaterfallHook<[Api, { readonly report: Report }]>;
    readonly validate: SyncHook<[Api, Report]>;
    readonly backend: SyncBailHook<[string], AnyBackend | undefined>;
    /** The name of a generator that no backend has. */
    readonly documents: SyncBailHook<[string], AnyDocumentGenerator | undefined>;
    readonly target: SyncHook<[TargetRun]>;
    readonly progress: SyncHook<[Progress]>;
    readonly done: AsyncSeriesHook<[CompilationResult]>;
    readonly failed: SyncHook<[Error]>;
  };
}

/** Version of everything that plugins are written against. It rises when a change breaks plugins: docs/plugin-changes.md. */
export const PLUGIN_API = 1;

/** What a plugin module exports, as `default` or `plugin`. Built-in and third-party plugins are alike. */
export interface Plugin {
  readonly name: string;
  /** The {@link PLUGIN_API} that it was written for: another one is refused. Absent: 1. */
  readonly api?: number;
  /** What it reports: reports take general advice and rule descriptions from here. */
  readonly catalogues?: readonly AnyCatalogue[];
  /**
   * Its backends. Each answers to the names in its `generators`; a generator that names the plugin itself, by package or by
   * path, gets the one that has the name, or the only one.
   */
  readonly backends?: readonly AnyBackend[];
  /** Its generators of documents. They answer to names as backends do. */
  readonly documents?: readonly AnyDocumentGenerator[];
  /** Taps the compiler's hooks. A plugin that only has backends needs none. */
  apply?(compiler: Compiler): void;
}
