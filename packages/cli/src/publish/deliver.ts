import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/compiler";
import {
  type Clone,
  createMask,
  type Delivery,
  type DeliveryOutcome,
  deliveryCatalogue,
  failing,
  gitSteps,
  isUnderReview,
  openScratch,
  prepareCommit,
  projectSteps,
  registrySteps,
  runDeliveries,
  type Step,
  type Story,
  secretValues,
} from "@sdkwright/delivery";
import { replayStatus } from "@sdkwright/output";
import type { Arguments } from "../command.js";
import type { ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { cloneAll, failureOf, openDestinations, type Repositories } from "./open.js";
import {
  earlyFindings,
  type Found,
  isDelivered,
  nothingToDeliver,
  placeOf,
  registryOf,
  type SdkTarget,
  secretSections,
  withoutSupport,
} from "./targets.js";
import { hasErrors, type Teller } from "./teller.js";

/** An SDK that is generated and ready to be delivered. */
export interface Made {
  readonly target: SdkTarget;
  /** Absolute path: the clone of its repository, or the folder that it was written to. */
  readonly folder: string;
  readonly version: string;
  readonly story: Pick<Story, "isRelease" | "notes" | "files" | "warnings">;
}

/** What a delivery starts from. */
export interface DeliverRequest {
  readonly targets: readonly SdkTarget[];
  readonly args: Arguments;
  readonly io: Io;
  readonly teller: Teller;
  /** Brings the SDKs to the clones; undefined where that failed, which was told. */
  readonly make: (repositories: Repositories) => Promise<readonly Made[] | undefined>;
  /** Further members of the JSON document. */
  readonly extra?: () => object;
}

/** Delivers SDKs: first what can fail without a trace, of all of them, then the rest. */
export async function deliver(request: DeliverRequest): Promise<ExitCode> {
  const { targets, io, teller } = request;
  const [first] = targets;
  const unsupported = withoutSupport(targets);
  if (first && !targets.some(isDelivered)) {
    const nothing = { target: first, diagnostic: nothingToDeliver(targets) };
    teller.found(unsupported.length > 0 ? unsupported : [nothing]);
    return teller.end([]);
  }
  const { opened, findings } = openDestinations(targets, io);
  const early = [...unsupported, ...earlyFindings(targets, io), ...findings];
  teller.found(early);
  if (hasErrors(early)) return teller.end([]);
  const scratch = openScratch();
  try {
    const repositories = await cloneAll(opened, scratch.folder, io);
    teller.found(repositories.findings);
    if (hasErrors(repositories.findings)) return teller.end([]);
    const made = await request.make(repositories);
    const deliveries = made && (await deliveriesOf(made, repositories, scratch.folder, request));
    if (!deliveries) return teller.end([], request.extra?.());
    return teller.end(await runAll(deliveries, request), request.extra?.());
  } finally {
    scratch.remove();
  }
}

interface Planned extends Delivery {
  readonly target: SdkTarget;
  /** Checks that need nothing but the clone, so that a dry run makes them too. */
  readonly gitChecks: readonly Step[];
}

const PHASES = ["check", "build", "effect"];

async function deliveriesOf(
  made: readonly Made[],
  { clones }: Repositories,
  scratch: string,
  { args, io, teller }: DeliverRequest,
): Promise<readonly Planned[] | undefined> {
  const planned: Planned[] = [];
  const findings: Found[] = [];
  const notes: Found[] = [];
  for (const [index, one] of made.entries()) {
    const { target, version, folder, story } = one;
    if (!isDelivered(target)) continue;
    const clone = clones.get(target);
    const conflicts = conflictsIn(folder);
    try {
      const prepared = clone && (await prepareCommit(clone, { ...story, version, conflicts }));
      const git = prepared ? await gitSteps(prepared) : editChecks(one, conflicts, io);
      const isReviewed = prepared !== undefined && (await isUnderReview(prepared));
      if (isReviewed && registryOf(target)) notes.push(underReview(target, prepared.clone));
      const own = join(scratch, `registry-${index}`);
      mkdirSync(own, { mode: 0o700 });
      const output = isReviewed ? undefined : registryOf(target);
      // With conflict markers an SDK does not compile: its pull request is opened without a build.
      const isBuilt = output !== undefined || conflicts.length === 0;
      const steps = [...git, ...(isBuilt ? publishSteps(one, output, own, { args, io }) : [])];
      const sorted = PHASES.flatMap((phase) => steps.filter((step) => step.phase === phase));
      const gitChecks = git.filter(({ phase }) => phase === "check");
      planned.push({ label: target.label, folder, version, steps: sorted, target, gitChecks });
    } catch (error) {
      if (!clone) throw error;
      findings.push({ target, diagnostic: failureOf(clone.destination, error) });
    }
  }
  teller.found([...findings, ...notes]);
  return findings.length > 0 ? undefined : planned;
}

/** The places at which edits of an SDK conflict with what was generated. */
function conflictsIn(folder: string): readonly string[] {
  const conflicts = replayStatus(folder)?.conflicts ?? [];
  return conflicts.flatMap(({ path, lines }) => lines.map((line) => `${path}:${line}`));
}

function underReview(target: SdkTarget, { destination: { shown, location } }: Clone): Found {
  const params = { label: target.label, repository: shown };
  return { target, diagnostic: deliveryCatalogue.create("under-review", params, { location }) };
}

/** An SDK with conflict markers does not compile, and is published nowhere. */
function editChecks({ target, folder }: Made, places: readonly string[], io: Io): readonly Step[] {
  if (places.length === 0) return [];
  const shown = shownPath(folder, io.cwd);
  const location = placeOf(target, target.generator.at);
  const finding = deliveryCatalogue.create("edit-conflicts", { repository: shown, places }, { location });
  return [failing(`Check edits in ${shown} for conflicts`, finding)];
}

/** An SDK that no registry takes is built and tested all the same. */
function publishSteps(
  { target, folder, version }: Made,
  output: OutputConfig | undefined,
  scratch: string,
  { args, io: { env } }: Pick<DeliverRequest, "args" | "io">,
): readonly Step[] {
  const { label, generator, project } = target;
  const common = {
    label,
    folder,
    version,
    env,
    scratch,
    mask: createMask(secretValues(secretSections(target), env)),
    location: placeOf(target, output?.at ?? generator.at),
    skipTests: args.has("skip-tests"),
    ...(project && { project }),
  };
  return output ? registrySteps({ ...common, output }) : projectSteps(common);
}

/** Shows the plan and carries it out; with `--dry-run` only the checks of repositories, which leave no trace. */
async function runAll(
  planned: readonly Planned[],
  { args, io, teller }: DeliverRequest,
): Promise<readonly DeliveryOutcome[]> {
  teller.plan(planned);
  if (args.has("dry-run")) {
    const checks = await runDeliveries(planned.map((one) => ({ ...one, steps: one.gitChecks })));
    tellFailures(checks, planned, teller);
    return [];
  }
  let isStopped = false;
  void io.interrupted?.().then(() => {
    isStopped = true;
    io.err.write("Stopping after this step. Press Ctrl-C again to stop at once.\n");
  });
  const outcomes = await runDeliveries(planned, {
    isStopped: () => isStopped,
    onStep: ({ label }, { title, state }) => teller.step(`${label}: ${title}: ${state}\n`),
  });
  tellFailures(outcomes, planned, teller);
  return outcomes;
}

function tellFailures(outcomes: readonly DeliveryOutcome[], planned: readonly Planned[], teller: Teller): void {
  teller.found(
    outcomes.flatMap(({ findings }, index) => {
      const target = planned[index]?.target;
      return target ? findings.map((diagnostic) => ({ target, diagnostic })) : [];
    }),
  );
}
