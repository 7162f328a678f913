import { deliveryCatalogue } from "../catalogue.js";
import { failing, type Step } from "../step.js";
import type { Clone } from "./clone.js";
import { commitGenerated, goModuleIn, headOf } from "./commit.js";

import { commitMessage, type Story } from "./message.js";
import type { Prepared } from "./prepared.js";
import { pullSteps } from "./pull.js";
import { pushStep } from "./push.js";
import { releaseSteps } from "./release.js";

/** Commits what was generated into a clone, where anything changed. */
export async function prepareCommit(clone: Clone, story: Story): Promise<Prepared> {
  const changed = await commitGenerated(clone, commitMessage(story));
  const head = await headOf(clone);
  const before = clone.remote.branches.get(clone.branch) ?? clone.remote.branches.get(clone.base);
  return { clone, story, changed, head, isNew: head !== undefined && head !== before };
}

/** The steps that deliver a prepared clone. */
export async function gitSteps(prepared: Prepared): Promise<readonly Step[]> {
  const { clone } = prepared;
  const { mode } = clone.destination;
  switch (mode) {
    case "push":
      return [...conflictChecks(prepared), pushStep(prepared)];
    case "release":
      return [...conflictChecks(prepared), ...moduleChecks(prepared), ...(await releaseSteps(prepared))];
    case "pull-request":
      return await pullSteps(prepared);
    default:
      return mode satisfies never;
  }
}

/** Conflict markers do not compile: nobody who uses the branch must get them. */
function conflictChecks({ clone, story }: Prepared): readonly Step[] {
  const { shown, location } = clone.destination;
  if (story.conflicts.length === 0) return [];
  const params = { repository: shown, places: story.conflicts };
  const finding = deliveryCatalogue.create("edit-conflicts", params, { location });
  return [failing(`Check edits in ${shown} for conflicts`, finding)];
}

/** Go finds a release from version 2 on by the path of the module alone. */
function moduleChecks({ clone, story: { version } }: Prepared): readonly Step[] {
  const module = goModuleIn(clone.folder);
  const major = Number.parseInt(version, 10);
  if (module === undefined || !(major >= 2)) return [];
  const suffix = module.startsWith("gopkg.in/") ? `.v${major}` : `/v${major}`;
  if (module.endsWith(suffix)) return [];
  const { location } = clone.destination;
  const finding = deliveryCatalogue.create("module-path", { module, version, suffix }, { location });
  return [failing(`Check the path of the module ${module}`, finding)];
}
