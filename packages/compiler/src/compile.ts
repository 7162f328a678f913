import type { Config } from "@sdkwright/config";
import type { Api, Compiler, Report } from "@sdkwright/plugin-api";
import { reportUnreadSections } from "./apply/unread-sections.js";
import { reportUnusedSchemes } from "./apply/unused-schemes.js";
import { answeredTargets } from "./backends.js";
import { reportUndelivered } from "./delivery.js";
import { createOutcome, reportUnused } from "./outcome.js";
import { checkPlaces } from "./places.js";
import { catchFaults } from "./plugin-faults.js";
import type { CompileRequest, CompileResult, TargetResult } from "./request.js";
import { withLicence } from "./stages/licences.js";
import { withReadmeTemplate } from "./stages/readme-template.js";
import { countStages, STAGES } from "./stages.js";
import { nameTarget, openTarget } from "./target.js";
import type { EmittedTarget, NamedTarget, OpenedTarget, TargetOptions } from "./target-types.js";
import { labelOf, runsOf, selectTargets } from "./targets.js";
import { emitAll } from "./threads.js";
import { createStopwatch, type Stopwatch } from "./timing.js";
import { createViews, type Views } from "./views.js";
import { compareTarget, maySnippetsBeWritten } from "./write-target.js";

/**
 * The whole compilation, stage by stage. Errors stop it at the end of a stage, so that all of a stage's errors are seen
 * at once; a thrown exception is a bug of ours or of a plugin.
 */
export async function compile(request: CompileRequest): Promise<CompileResult> {
  const { compiler } = request;
  try {
    const result = await runStages(request);
    if (compiler.hooks.done.isUsed()) await compiler.hooks.done.promise(result);
    return result;
  } catch (fault) {
    compiler.hooks.failed.call(fault as Error);
    throw fault;
  }
}

/** The stages from `read` on: the workspace is configured already. */
async function runStages(request: CompileRequest): Promise<CompileResult> {
  const { compiler, workspace, command, threads, trace = false } = request;
  const { report } = workspace.diagnostics;
  const progress = createProgress(compiler);
  const { clock } = progress;
  const { errors, writable, finish } = createOutcome(request, clock);
  if (!workspace.config || errors() > 0) return finish([]);
  const config = compiler.hooks.configure.call(workspace.config) as Config;
  const options = targetOptionsOf(request, config, clock);

  const targets = openTargets(request, options);
  progress.expect(targets.length);

  const wrongBefore = errors();
  const { sources } = workspace;
  const { git, validate, importPackage } = request;
  const lowering = { compiler, config, sources, report, clock, git, validate, importPackage };
  const views = await viewsOf(targets, createViews(lowering));
  const [first] = views;
  // With `--keep-going`, errors in definitions do not stop the run; the remaining IR is still validated.
  const tolerated = request.keepGoing && wrongBefore === 0 ? errors() : 0;
  if (!first || errors() > tolerated || request.isEnough?.(targets.map(({ run }) => run))) return finish([], first);

  const apis = settle(views, request, clock, workspace.diagnostics.hasErrors());
  if (errors() > tolerated) return finish([], first);
  if (command === "names") return { ...finish([], apis[0]), named: await nameAll(targets, apis, options) };

  // What naming finds is found again when the SDKs are emitted.
  const silent = { ...options, report: () => {} };
  const named = request.givesNames ? { named: await nameAll(targets, apis, silent) } : {};
  const emitted = await emitAll(targets, apis, { ...options, traces: trace }, threads);
  if (command !== "ir") reportUnused(workspace);
  // `check` looks at the folders too, as `generate` would before it writes; who only wants a trace needs none of them.
  if (command === "check" && !trace && writable()) reportUnwritable(emitted, request);
  const writes = command === "generate" && (request.keepGoing ? errors() <= tolerated : writable());
  return { ...finish(await writeAll(emitted, request, writes, clock), apis[0]), ...named };
}

/** Reports each stage to observers as it begins. */
function createProgress({ hooks }: Compiler) {
  let done = 0;
  let total = countStages(1);
  const clock = createStopwatch((stage, subject) => hooks.progress.call({ stage, subject, done: done++, total }));
  const expect = (sdks: number): void => {
    total = countStages(sdks);
  };
  return { clock, expect };
}

function targetOptionsOf(request: CompileRequest, config: Config, clock: Stopwatch): TargetOptions {
  const { compiler, workspace, output, checkouts, search, images, version } = request;
  const { packageVersion, releaseDate, renames } = request;
  const { root } = workspace.sources;
  const { report } = workspace.diagnostics;
  const release = { version, packageVersion, releaseDate, renames };
  return { compiler, config, root, report, clock, output, checkouts, search, images, ...release };
}

/** The generators of the run that a backend or an image answers to, their options and folders checked. */
function openTargets(request: CompileRequest, options: TargetOptions): OpenedTarget[] {
  const { config, report } = options;
  const { sources } = request.workspace;
  const selected = request.command === "ir" ? [] : selectTargets(config, request, report);
  const answered = answeredTargets(selected, options);
  const complete = answered.map((target) => withReadmeTemplate(withLicence(target, sources, config), sources, config));
  const opened = complete.map((target) => openTarget(target, options));
  for (const together of runsOf(config, request, opened)) checkPlaces(together, options);
  if (!request.publishes) reportUndelivered(opened, options);
  reportUnusedSchemes(config, report);
  if (request.command !== "ir") reportUnreadSections(opened, options);
  return opened;
}

/** The names of every SDK. A plugin that fails has none (reported). */
async function nameAll(
  targets: readonly OpenedTarget[],
  apis: readonly Api[],
  options: TargetOptions,
): Promise<NamedTarget[]> {
  const named: NamedTarget[] = [];
  for (const [index, target] of targets.entries()) {
    const api = apis[index];
    if (!api) continue;
    const catcher = { emitter: target.emitter, generator: target.generator.name, report: options.report };
    const one = await catchFaults(catcher, () => nameTarget(target, api, options));
    if (one) named.push(one);
  }
  return named;
}

/**
 * Each SDK's view of the API, or without any SDK, the API with only the configuration applied. Empty if there is none.
 */
async function viewsOf(opened: readonly OpenedTarget[], views: Views): Promise<Api[]> {
  const generators = opened.length > 0 ? opened.map(({ generator }) => generator) : [undefined];
  const apis: Api[] = [];
  for (const generator of generators) {
    const api = await views.of(generator);
    if (api) apis.push(api);
  }
  return apis;
}

/**
 * Lets plugins change each distinct API, normalises it, and proves what comes of it. Same order, same number. Names
 * alone need no proof, unless a plugin had a hand in it.
 */
function settle(apis: readonly Api[], request: CompileRequest, clock: Stopwatch, isFaulty: boolean): Api[] {
  const { compiler, workspace } = request;
  const { report } = workspace.diagnostics;
  const settled = new Map<Api, Api>();
  const { ir, validate: further } = compiler.hooks;
  const isProven = request.command !== "names" || isFaulty || ir.isUsed() || further.isUsed();
  return apis.map((api) => {
    const known = settled.get(api);
    if (known) return known;
    const changed = ir.call(api, { report });
    const normal = clock.run(STAGES.normalise, changed);
    if (isProven) clock.run(STAGES.validate, normal, compiler, report, isFaulty);
    settled.set(api, normal);
    return normal;
  });
}

/** The stage `write` for every SDK. */
async function writeAll(
  emitted: readonly EmittedTarget[],
  request: CompileRequest,
  writes: boolean,
  clock: Stopwatch,
): Promise<TargetResult[]> {
  const { dryRun = false, force = false, trace = false, version, workspace, checkouts } = request;
  const { diagnostics, sources } = workspace;
  const { report } = diagnostics;
  const targets: TargetResult[] = [];
  const mayWrite = writes && maySnippetsBeWritten(emitted, sources.root, report);
  for (const target of emitted) {
    const replay = workspace.config?.replay ?? true;
    const writing = { dryRun, force, trace, replay, version, report, root: sources.root, checkouts };
    const ofTarget = clock.of(labelOf(target.run.info));
    const written = mayWrite ? await ofTarget.run(STAGES.write, target, writing) : undefined;
    const { generator, group, output: folder } = target.run.info;
    const files = target.tree.entries().length;
    const { packageVersion, released } = target;
    const checkout = Object.values(checkouts ?? {}).find((one) => one.folder === folder);
    targets.push({
      generator,
      group,
      folder,
      packageVersion,
      files,
      emitted: target,
      ...(checkout && { label: checkout.label }),
      ...(released && { released }),
      ...written,
    });
  }
  return targets;
}

/** Reports obstacles to writing targets, and the effect on edited files. */
function reportUnwritable(emitted: readonly EmittedTarget[], { version, workspace }: CompileRequest): void {
  const { config, diagnostics, sources } = workspace;
  const report: Report = (diagnostic) => diagnostic.severity !== "note" && diagnostics.report(diagnostic);
  const replay = config?.replay ?? true;
  const writing = { dryRun: true, force: false, trace: false, replay, version, report, root: sources.root };
  for (const target of emitted) compareTarget(target, writing);
}
