import { deliveryCatalogue } from "../catalogue.js";
import type { Step, StepResult } from "../step.js";
import type { Clone } from "./clone.js";
import { gitFinding, reasonIn } from "./git.js";
import type { Prepared } from "./prepared.js";

function filesIn({ changed }: Prepared): string {
  return changed.length === 0 ? "" : ` (${changed.length} changed ${changed.length === 1 ? "file" : "files"})`;
}

/** Pushes the branch, with a tag where one is given. Where the remote has all of it, there is nothing to do. */
export function pushStep(prepared: Prepared, tag?: string): Step {
  const { clone, isNew } = prepared;
  const { shown } = clone.destination;
  const what = [...(isNew ? [`\`${clone.branch}\``] : []), ...(tag === undefined ? [] : [`the tag \`${tag}\``])];
  if (what.length === 0) {
    const title = `Push to \`${clone.branch}\` of ${shown}`;
    return { phase: "effect", title, run: async () => ({ state: "already", note: "nothing changed" }) };
  }
  const title = `Push ${what.join(" and ")} to ${shown}${filesIn(prepared)}`;
  return { phase: "effect", title, run: () => push(clone, refsOf(prepared, tag)) };
}

function refsOf({ clone, isNew }: Prepared, tag: string | undefined): readonly string[] {
  const branch = isNew ? [`HEAD:refs/heads/${clone.branch}`] : [];
  return [...branch, ...(tag === undefined ? [] : [`refs/tags/${tag}`])];
}

/** All refs or none, where the host can do that; never by force. */
async function push(clone: Clone, refs: readonly string[]): Promise<StepResult> {
  const { git, branch, destination } = clone;
  const pushing = ["push", "--quiet", "--no-verify"];
  let run = await git.run([...pushing, "--atomic", "--", "origin", ...refs]);
  if (run.code !== 0 && run.stderr.includes("does not support --atomic")) {
    run = await git.run([...pushing, "--", "origin", ...refs]);
  }
  if (run.code === 0) return { state: "done" };
  if (!/\[(?:remote )?rejected\]/.test(run.stderr)) {
    return { state: "failed", findings: [gitFinding(git, "push to", run)] };
  }
  const params = { repository: destination.shown, branch, reason: reasonIn(run) };
  const { location } = destination;
  return { state: "failed", findings: [deliveryCatalogue.create("push-refused", params, { location })] };
}
