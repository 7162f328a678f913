import type { Compiler } from "@sdkwright/plugin-api";
import { AsyncSeriesHook, AsyncSeriesWaterfallHook, SyncBailHook, SyncHook, SyncWaterfallHook } from "tapable";

/**
 * Makes a compiler without plugins. Every frontend and backend, ours or not, comes in through these hooks.
 * The hook objects are frozen: adding a hook is a decision of its own (docs/adr).
 */
export function createCompiler(): Compiler {
  return Object.freeze({
    hooks: Object.freeze({
      configure: new SyncWaterfallHook(["config"], "compiler.configure"),
      frontend: new SyncBailHook(["probe"], "compiler.frontend"),
      document: new AsyncSeriesWaterfallHook(["document", "probe"], "compiler.document"),
      ir: new SyncWaterfallHook(["ir", "context"], "compiler.ir"),
      validate: new SyncHook(["ir", "report"], "compiler.validate"),
      backend: new SyncBailHook(["generator"], "compiler.backend"),
      target: new SyncHook(["run"], "compiler.target"),
      progress: new SyncHook(["progress"], "compiler.progress"),
      done: new AsyncSeriesHook(["result"], "compiler.done"),
      failed: new SyncHook(["fault"], "compiler.failed"),
    }),
  } satisfies Compiler);
}
