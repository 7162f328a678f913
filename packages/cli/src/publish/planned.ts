import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { OutputConfig } from "@sdkwright/compiler";
import {
  type Clone,
  collectionSteps,
  createMask,
  type Delivery,
  deliveryCatalogue,
  failing,
  gitSteps,
  isUnderReview,
  type Locked,
  lockedSteps,
  type Plan,
  type PlannedStep,
  prepareCommit,
  projectSteps,
  registrySteps,
  type Step,
  secretValues,
} from "@sdkwright/delivery";
import { replayStatus } from "@sdkwright/output";
import { shownPath } from "../paths.js";
import { failureOf } from "./open.js";
import type { DeliverRequest, Made } from "./request.js";
import {
  type Found,
  isDelivered,
  missingOf,
  placeOf,
  registryOf,
  type SdkTarget,
  secretSections,
  workspaceOf,
} from "./targets.js";

/** A delivery that can be run, and what the plan shows of it. */
export interface Planned extends Delivery {
  readonly target: SdkTarget;
  readonly plan: Plan;
  /** Checks that need nothing but the clone and the configuration, so that a dry run makes them too. */
  readonly dryChecks: readonly Step[];
}

/** What the steps of a run depend on. */
export interface PlanContext extends Pick<DeliverRequest, "args" | "io" | "teller"> {
  readonly clones: ReadonlyMap<SdkTarget, Clone>;
  /** Of a dry run: repositories that were not read for want of a token. */
  readonly locked: ReadonlyMap<SdkTarget, Locked>;
  /** A private folder. */
  readonly scratch: string;
}

/** The deliveries of all SDKs; undefined where something keeps one from being prepared, which is told. */
export async function planned(made: readonly Made[], context: PlanContext): Promise<readonly Planned[] | undefined> {
  const deliveries: Planned[] = [];
  const findings: Found[] = [];
  const notes: Found[] = [];
  for (const [index, one] of made.entries()) {
    const { target } = one;
    if (!isDelivered(target)) continue;
    const clone = context.clones.get(target);
    const scratch = join(context.scratch, `registry-${index}`);
    try {
      const delivery = await deliveryOf(one, { ...context, scratch });
      if (delivery.isReviewed && clone && registryOf(target)) notes.push(underReview(target, clone));
      deliveries.push(delivery);
    } catch (error) {
      if (!clone) throw error;
      findings.push({ target, diagnostic: failureOf(clone.destination, error) });
    }
  }
  context.teller.found([...findings, ...notes]);
  return findings.length > 0 ? undefined : deliveries;
}

const PHASES = ["check", "build", "effect"];

function inOrder<S extends PlannedStep>(steps: readonly S[]): readonly S[] {
  return PHASES.flatMap((phase) => steps.filter((step) => step.phase === phase));
}

async function deliveryOf(one: Made, context: PlanContext): Promise<Planned & { readonly isReviewed: boolean }> {
  const { target, version, folder, story } = one;
  const clone = context.clones.get(target);
  const locked = context.locked.get(target);
  const conflicts = conflictsIn(folder);
  const prepared = clone && (await prepareCommit(clone, { ...story, version, conflicts }));
  const git = prepared ? await gitSteps(prepared) : editChecks(one, conflicts, context);
  const isReviewed = prepared ? await isUnderReview(prepared) : locked?.mode === "pull-request";
  const output = isReviewed ? undefined : registryOf(target);
  // With conflict markers an SDK does not compile: its pull request is opened without a build.
  const isBuilt = output !== undefined || conflicts.length === 0;
  const built = isBuilt && !target.hasDocuments ? publishSteps(one, output, context) : [];
  const steps = inOrder([...git, ...built, ...(isReviewed ? [] : workspaceSteps(one, context))]);
  const { label } = target;
  const shown = inOrder([...(locked ? lockedSteps(locked, version) : []), ...steps]);
  const plan = { label, version, steps: shown, missing: missingOf(target, locked, context.io) };
  const dryChecks = steps.filter((step) => step.phase === "check" && (step.isKnown || git.includes(step)));
  return { label, folder, version, steps, target, plan, dryChecks, isReviewed };
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
function editChecks({ target, folder }: Made, places: readonly string[], { io }: PlanContext): readonly Step[] {
  if (places.length === 0) return [];
  const shown = shownPath(folder, io.cwd);
  const location = placeOf(target, target.generator.at);
  const finding = deliveryCatalogue.create("edit-conflicts", { repository: shown, places }, { location });
  return [failing(`Check edits in ${shown} for conflicts`, finding)];
}

/** A collection goes to its workspace from the folder that holds it. */
function workspaceSteps({ target, folder }: Made, { io: { env } }: PlanContext): readonly Step[] {
  const output = workspaceOf(target);
  if (!output) return [];
  const mask = createMask(secretValues(secretSections(target), env));
  const { label } = target;
  return collectionSteps({ label, output, folder, env, mask, location: placeOf(target, output.at) });
}

/** An SDK that no registry takes is still built and tested. */
function publishSteps(
  { target, folder, version }: Made,
  output: OutputConfig | undefined,
  { args, io: { env }, scratch }: PlanContext,
): readonly Step[] {
  const { label, generator, project } = target;
  mkdirSync(scratch, { mode: 0o700 });
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
