import { deliveryCatalogue } from "../catalogue.js";
import { failing, type Step } from "../step.js";
import { goModuleIn } from "./commit.js";
import { commitMessage, releaseText } from "./message.js";
import { asking, type Prepared } from "./prepared.js";
import { pushStep } from "./push.js";

/** The tag of a version. Go reads no build metadata in tags. */
function tagOf({ clone, story: { version } }: Prepared): string {
  return `v${goModuleIn(clone.folder) === undefined ? version : version.replace(/\+.*$/, "")}`;
}

/** Commits are pushed together with an annotated tag, and the host shows a release beside it. */
export async function releaseSteps(prepared: Prepared): Promise<readonly Step[]> {
  const { clone, story, isNew } = prepared;
  const { shown, label, location } = clone.destination;
  const tag = tagOf(prepared);
  const tagged = clone.remote.tags.get(tag);
  if (tagged !== undefined && (isNew || !(await isInHistory(prepared, tagged)))) {
    const finding = deliveryCatalogue.create("tag-taken", { repository: shown, tag, label }, { location });
    return [failing(`Check that the tag \`${tag}\` is free in ${shown}`, finding)];
  }
  if (tagged !== undefined) return [pushStep(prepared), ...hostSteps(prepared, tag)];
  await clone.git.must(["tag", "--annotate", "--cleanup=whitespace", "--file=-", "--", tag], commitMessage(story));
  return [pushStep(prepared, tag), ...hostSteps(prepared, tag)];
}

/** A tag outside the history of the branch names another SDK. */
async function isInHistory({ clone: { git } }: Prepared, commit: string): Promise<boolean> {
  return (await git.run(["merge-base", "--is-ancestor", commit, "HEAD"])).code === 0;
}

/** Hosts show a release for a tag, with what changed. Asking for it first shows whether the token may use the API. */
function hostSteps({ clone, story }: Prepared, tag: string): readonly Step[] {
  const { host, destination } = clone;
  const name = destination.address?.name ?? "";
  if (!host) return [];
  let known: string | undefined;
  const title = `Create the release \`${tag}\` of ${destination.shown} at ${name}`;
  return [
    {
      phase: "check",
      title: `Look for the release \`${tag}\` of ${destination.shown} at ${name}`,
      run: () =>
        asking(clone, `look for the release \`${tag}\``, async () => {
          known = await host.release(tag);
          return { state: "done" };
        }),
    },
    {
      phase: "effect",
      title,
      run: () =>
        asking(clone, `create the release \`${tag}\``, async () => {
          if (known !== undefined) return { state: "already", note: known };
          const isPrerelease = /^\d+\.\d+\.\d+-/.test(story.version);
          return { state: "done", note: await host.createRelease({ tag, body: releaseText(story), isPrerelease }) };
        }),
    },
  ];
}
