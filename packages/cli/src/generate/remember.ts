import type { Config } from "@sdkwright/compiler";
import { sha256 } from "@sdkwright/output";
import type { RunCache } from "../cache/runs.js";
import type { Io } from "../io.js";
import type { RunResult, Session } from "../session.js";
import { type PrintOptions, printResults, settled } from "./print.js";

/** A run without errors. */
export interface FinishedRun {
  readonly sessions: readonly Session[];
  readonly results: readonly RunResult[];
  readonly printing: PrintOptions;
  readonly io: Io;
}

/** Remembers a run, where the next one would do the same whenever its files are the same. */
export function remember(cache: RunCache, { sessions, results, printing, io }: FinishedRun): void {
  const targets = results.flatMap((result) => result.targets);
  const outputs = targets.flatMap(({ left }) => left ?? []);
  if (outputs.length < targets.length || !sessions.every(isRepeatable) || !results.every(saysItAgain)) return;
  const snippets = targets.flatMap(({ emitted }) => emitted.snippets ?? []);
  const files = snippets.map(({ file, content }) => [file, sha256(content)] as const);
  const printed = { out: "", err: "" };
  const stream = (name: "out" | "err") => ({
    isTerminal: io[name].isTerminal,
    columns: io[name].columns,
    write: (text: string) => {
      printed[name] += text;
    },
  });
  printResults(settled(results), printing, { ...io, out: stream("out"), err: stream("err") });
  cache.store({ outputs, files, ...printed });
}

/** Whether a run depends on nothing but its files: what others' plugins read is unknown, and the network has its own mind. */
function isRepeatable({ workspace, hasOwnPlugins }: Session): boolean {
  return hasOwnPlugins && workspace.config !== undefined && !readsBeyondFiles(workspace.config);
}

function readsBeyondFiles({ api, groups, references }: Config): boolean {
  return (
    // A tag may name another image tomorrow.
    Object.values(groups).some(({ generators }) => generators.some(({ image }) => image !== undefined)) ||
    references.origins.length > 0 ||
    api.specs.some(({ source, localGeneration }) => source.kind !== "path" || localGeneration === true)
  );
}

/** What a run finds in an output folder it has dealt with: the next one would not find it. */
function saysItAgain({ diagnostics, suppressed }: RunResult): boolean {
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
  return all.every(({ code }) => !code.startsWith("output/"));
}
