import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createSourceSet, type Diagnostic } from "@sdkwright/compiler";
import { cliCatalogue } from "../catalogue.js";
import { type Commits, commitsOf, isRepository } from "../ci/base.js";
import { type CommentContext, commentText, emptyText, isWorthTelling } from "../ci/comment-text.js";
import { type CiContext, ciContext, kindNamed } from "../ci/pull.js";
import { putOn } from "../ci/put.js";
import { type ApiReview, folderOf, reviewApi } from "../ci/review.js";
import { statesOf } from "../ci/states.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { printFindings, refuse } from "../report.js";
import { configPlaces } from "../session.js";
import type { ConfigPlace } from "../workspace.js";
import { writing } from "../writing.js";

/** Tells a pull request what it changes for callers of the SDKs, in one comment that later runs update. */
export async function ciComment(args: Arguments, io: Io): Promise<ExitCode> {
  const wrong = problemOfFlags(args);
  if (wrong !== undefined) {
    io.err.write(`sdkwright: ${wrong}\nSee \`sdkwright help ci comment\`.\n`);
    return EXIT.usage;
  }
  const context = ciContext(args, io);
  if (context.base === undefined) return stop(cliCatalogue.create("no-base", {}), args, io);
  const found = configPlaces(args, io);
  if (!("places" in found)) return refuse(found, args, io);
  const commits = commitsOf(io.cwd, context.base);
  if (!commits)
    return stop(
      cliCatalogue.create("base-not-found", { base: context.base, isRepository: isRepository(io.cwd) }),
      args,
      io,
    );
  const reviews = await reviewAll(found.places, commits, { args, io });
  const about = { ...context, commits };
  const marker = markerOf(found.places, commits, args);
  await tell(reviews, about, { args, io, marker });
  const failOn = args.value("fail-on");
  const changes = reviews.flatMap((review) => review.changes);
  const removed = reviews.some(({ state, removedSdks }) => state === "removed" || removedSdks.length > 0);
  const isBroken = changes.some((change) => change.class === "breaking") || removed;
  const fails = failOn !== undefined && (isBroken || changes.some((change) => change.class === failOn));
  return fails || reviews.some(({ hasErrors }) => hasErrors) ? EXIT.errors : EXIT.ok;
}

function problemOfFlags(args: Arguments): string | undefined {
  const [failOn, host, repository] = ["fail-on", "host", "repository"].map((flag) => args.value(flag));
  if (failOn !== undefined && failOn !== "breaking" && failOn !== "additive") {
    return `--fail-on takes breaking or additive, not ${failOn}.`;
  }
  if (host !== undefined && kindNamed(host) === undefined) return `--host takes github, gitlab or gitea, not ${host}.`;
  // At GitLab, projects may be in groups of groups, and have a number too.
  if (repository !== undefined && !/^(?:[^/]+(?:\/[^/]+)+|\d+)$/.test(repository)) {
    return `--repository takes owner/name, not ${repository}.`;
  }
  return undefined;
}

function stop(diagnostic: Diagnostic, args: Arguments, io: Io): ExitCode {
  const sources = createSourceSet({ root: io.cwd, report: () => {} });
  return refuse({ ok: false, diagnostics: [diagnostic], sources }, args, io);
}

interface Given {
  readonly args: Arguments;
  readonly io: Io;
}

/** One API after the other: each takes as much memory as both of its states. */
async function reviewAll(
  places: readonly ConfigPlace[],
  commits: Commits,
  { args, io }: Given,
): Promise<readonly ApiReview[]> {
  const options = { languages: [], plugins: args.values("plugin"), io, checks: true };
  const reviews: ApiReview[] = [];
  for (const states of statesOf(places, commits, args)) reviews.push(await reviewApi(states, commits.top, options));
  return reviews;
}

/** First line of the comment: by the folder and the API, so that jobs about different ones do not share a comment. */
function markerOf(places: readonly ConfigPlace[], commits: Commits, args: Arguments): string {
  const [first] = places;
  const isAll = args.value("api") === undefined;
  const [root = "", apiName] = [first?.root, first?.apiName];
  const folder = folderOf(root, commits.top);
  const whole =
    isAll && apiName !== undefined && apiName !== "." ? folder.replace(/\/?apis\/[^/]+$/, "") || "." : folder;
  // Two hyphens would end the comment of HTML.
  return `<!-- sdkwright ${encodeURI(whole).replaceAll("--", "%2D%2D")} -->`;
}

async function tell(
  reviews: readonly ApiReview[],
  context: CommentContext,
  { args, io, marker }: Given & { readonly marker: string },
): Promise<void> {
  const text = commentText(reviews, context);
  const empty = emptyText(context);
  const isTold = isWorthTelling(reviews);
  const shown = isTold ? text : empty;
  if (!io.quiet) io.out.write(`${shown}\n`);
  const output = args.value("output");
  if (output !== undefined) {
    const file = resolve(io.cwd, output);
    writing(file, io, () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${shown}\n`);
    });
  }
  if (args.has("dry-run")) return;
  summarise(shown, context);
  if (!context.pull) return;
  const result = await putOn(context.pull, { marker, body: isTold ? text : "", empty }, io);
  if ("done" in result) {
    if (!io.quiet) io.err.write(`${result.done}\n`);
    return;
  }
  const sources = createSourceSet({ root: io.cwd, report: () => {} });
  printFindings([{ ok: true, diagnostics: [result.problem], sources }], { format: "text", keepsGoing: true }, io);
}

/** The job shows the text too, also where the pull request cannot have a comment. */
function summarise(text: string, { summary }: CiContext): void {
  if (summary !== undefined) appendFileSync(summary, `${text}\n`);
}
