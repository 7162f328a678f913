import { parentPort, workerData } from "node:worker_threads";
import { createCollector, createCompiler, emitShare } from "@sdkwright/compiler";
import { applyPlugins } from "./plugins.js";
import type { ThreadInput } from "./threads.js";

// Entry of a further thread: emits its share of the targets with plugins of its own, and ends.
const { share, further, cwd } = workerData as ThreadInput;
const { targets, settings } = share;
const { config, root } = settings;
const compiler = createCompiler();
// The first thread has loaded the same plugins, and has reported what was wrong with them.
const { report } = createCollector();
const generators = targets.map(({ generator }) => generator);
await applyPlugins({ compiler, config, root, generators, lowers: false, further, cwd, report });
parentPort?.postMessage(await emitShare(compiler, share));
