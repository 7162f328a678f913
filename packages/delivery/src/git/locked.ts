import type { PlannedStep } from "../step.js";
import type { Locked } from "./destination.js";

/** What is done in a repository that cannot be read yet, as far as that is known without reading it. */
export function lockedSteps({ shown, mode, branch }: Locked, version: string): readonly PlannedStep[] {
  const into = branch === undefined ? "the default branch" : `\`${branch}\``;
  const step = (phase: PlannedStep["phase"], title: string): PlannedStep => ({ phase, title });
  const read = step("check", `Read ${shown}, which needs a token`);
  switch (mode) {
    case "push":
      return [read, step("effect", `Push to ${into} of ${shown}`)];
    case "release":
      return [
        read,
        step("effect", `Push ${into} and the tag \`v${version}\` to ${shown}`),
        step("effect", `Create the release \`v${version}\` of ${shown}`),
      ];
    case "pull-request":
      return [read, step("effect", `Open or update a pull request to ${into} of ${shown}`)];
    default:
      return mode satisfies never;
  }
}
