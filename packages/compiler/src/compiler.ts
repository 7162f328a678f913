import type {
  AnyDocumentGenerator,
  Api,
  Backend,
  CompilationResult,
  Compiler,
  DocumentProbe,
  Frontend,
  Plugin,
  Progress,
  Report,
  SourceDocument,
  TargetRun,
} from "@sdkwright/plugin-api";
import { checkBackend } from "@sdkwright/plugin-api";
import { AsyncSeriesHook, AsyncSeriesWaterfallHook, SyncBailHook, SyncHook, SyncWaterfallHook } from "tapable";
import { noteBuiltIn } from "./plugin-faults.js";

/**
 * Makes a compiler without plugins. Every frontend and backend, ours or not, comes in through these hooks.
 * The hook objects are frozen: adding a hook is a decision of its own (docs/adr).
 */
export function createCompiler(): Compiler {
  return Object.freeze({
    hooks: Object.freeze({
      configure: new SyncWaterfallHook<[unknown]>(["config"], "compiler.configure"),
      frontend: new SyncBailHook<[DocumentProbe], Frontend | undefined>(["probe"], "compiler.frontend"),
      document: new AsyncSeriesWaterfallHook<[SourceDocument, DocumentProbe]>(
        ["document", "probe"],
        "compiler.document",
      ),
      ir: new SyncWaterfallHook<[Api, { readonly report: Report }]>(["ir", "context"], "compiler.ir"),
      validate: new SyncHook<[Api, Report]>(["ir", "report"], "compiler.validate"),
      backend: new SyncBailHook<[string], Backend | undefined>(["generator"], "compiler.backend"),
      documents: new SyncBailHook<[string], AnyDocumentGenerator | undefined>(["generator"], "compiler.documents"),
      target: new SyncHook<[TargetRun]>(["run"], "compiler.target"),
      progress: new SyncHook<[Progress]>(["progress"], "compiler.progress"),
      done: new AsyncSeriesHook<[CompilationResult]>(["result"], "compiler.done"),
      failed: new SyncHook<[Error]>(["fault"], "compiler.failed"),
    }),
  });
}

/**
 * Applies a plugin: its backends answer to their generators, and it taps what it wants. Throws if a backend is wrong. Of one
 * that comes with the compiler (`isBuiltIn`), faults are bugs and no findings.
 */
export function applyPlugin(plugin: Plugin, compiler: Compiler, { isBuiltIn = false } = {}): void {
  const { name, backends = [], documents = [] } = plugin;
  for (const backend of backends) {
    checkBackend(backend);
    if (isBuiltIn) noteBuiltIn(backend);
  }
  if (backends.length > 0) {
    compiler.hooks.backend.tap(name, (generator) => backends.find(({ generators }) => generators.includes(generator)));
  }
  for (const generator of documents) if (isBuiltIn) noteBuiltIn(generator);
  if (documents.length > 0) {
    compiler.hooks.documents.tap(name, (wanted) => documents.find(({ generators }) => generators.includes(wanted)));
  }
  plugin.apply?.(compiler);
}
