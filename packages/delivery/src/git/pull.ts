import { deliveryCatalogue } from "../catalogue.js";
import type { Host, PullRequest } from "../hosts/index.js";
import type { Step, StepResult } from "../step.js";
import type { Clone } from "./clone.js";
import { differsFromBase } from "./commit.js";
import { pullText } from "./message.js";
import { asking, type Prepared } from "./prepared.js";
import { pushStep } from "./push.js";

/** Whether an SDK waits for its review: until it is merged, it is in no branch that anybody gets it from. */
export async function isUnderReview({ clone }: Prepared): Promise<boolean> {
  if (clone.destination.mode !== "pull-request") return false;
  return clone.pull !== undefined || (await differsFromBase(clone));
}

/** The branch is pushed, its pull request opened or brought up to date, and reviewers are asked once. */
export async function pullSteps(prepared: Prepared): Promise<readonly Step[]> {
  const { host, pull } = prepared.clone;
  if (!host || !(await isUnderReview(prepared))) return [pushStep({ ...prepared, isNew: false })];
  const request: Request = { ...prepared, host, pull };
  return [pushStep(prepared), pullStep(request), ...reviewSteps(request)];
}

interface Request extends Prepared {
  readonly host: Host;
  /** Known from the start, or once it is open. */
  pull: PullRequest | undefined;
}

function pullStep(request: Request): Step {
  const { clone, pull, story, host } = request;
  const { shown } = clone.destination;
  if (pull) {
    const title = `Update pull request #${pull.number} of ${shown}`;
    return { phase: "effect", title, run: () => asking(clone, "update the pull request", () => update(request, pull)) };
  }
  return {
    phase: "effect",
    title: `Open a pull request from \`${clone.branch}\` to \`${clone.base}\` of ${shown}`,
    run: () =>
      asking(clone, "open a pull request", async () => {
        request.pull = await host.openPull(clone.branch, clone.base, pullText(story));
        return { state: "done", note: request.pull.url };
      }),
  };
}

async function update({ host, story, isNew }: Request, pull: PullRequest): Promise<StepResult> {
  // What it says is of the changes that the last push brought.
  const text = isNew ? pullText(story, pull) : pull;
  if (text.title === pull.title && text.body === pull.body) return { state: "already", note: pull.url };
  await host.updatePull(pull.number, { title: text.title, body: text.body });
  return { state: "done", note: pull.url };
}

function reviewSteps(request: Request): readonly Step[] {
  const { clone, host } = request;
  const { users, teams } = clone.destination.reviewers;
  const asked = { users, teams: host.hasTeams ? teams : [] };
  if (asked.users.length + asked.teams.length === 0) return [];
  const named = [...asked.teams.map((team) => `team ${team}`), ...asked.users];
  return [
    {
      phase: "effect",
      title: `Ask ${named.join(", ")} to review`,
      run: () =>
        asking(clone, `ask ${named.join(", ")} to review`, async () => {
          const number = request.pull?.number ?? 0;
          if (await host.isReviewAsked(number)) return { state: "already", note: "reviewers were asked before" };
          await host.askReview(number, asked);
          return { state: "done" };
        }),
    },
  ];
}

/** The warning about teams at a host that has none as reviewers. */
export function skippedTeams({ destination, host }: Clone) {
  const { reviewers, address, shown, location } = destination;
  if (!host || host.hasTeams || reviewers.teams.length === 0 || destination.mode !== "pull-request") return [];
  const params = { host: address?.name ?? shown, teams: reviewers.teams };
  return [deliveryCatalogue.create("reviewers-skipped", params, { location })];
}
