import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import type { GeneratorConfig, ImageConfig } from "@sdkwright/config";
import type { Diagnostic, Location } from "@sdkwright/diagnostics";
import type { OutputFile } from "@sdkwright/output";
import { deliveryCatalogue } from "../catalogue.js";
import type { Environment } from "../secrets.js";
import { runTool } from "../tool.js";
import { collect, type Unusable } from "./collect.js";
import { type ForegroundRun, runContainer } from "./container.js";
import { type ImageLimits, IR_FILE, LIMITS, OUTPUT_FOLDER, SETTINGS_FILE } from "./contract.js";
import { readLine } from "./lines.js";
import { referenceOf, shownReference } from "./reference.js";
import { containerArguments, findRunner, lastLine, RUNNERS, type Runner, type RunnerName } from "./runner.js";

/** What running images takes. */
export interface ImagesOptions {
  /** Environment of docker and podman, which finds the user's configuration and credentials. No container gets any of it. */
  readonly env: Environment;
  /** The program to use; without, the first that answers. */
  readonly runner?: RunnerName | undefined;
  /** Resolves when the user asks to stop. */
  readonly interrupted?: (() => Promise<void>) | undefined;
  readonly limits?: Partial<ImageLimits>;
}

/** A generator in an image, and what it gets. */
export interface ImageRequest {
  readonly generator: GeneratorConfig;
  /** What becomes `ir.json`. */
  readonly api: object;
  /** What becomes `config.json`. */
  readonly settings: { readonly place: { readonly document: string } };
  /** Documents of the API. */
  readonly documents: readonly string[];
  /** The place that an origin of the IR stands for. */
  readonly placeOf: (origin: number) => Location | undefined;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** What a generator in an image wrote. */
export interface ImageFiles {
  readonly files: readonly (readonly [path: string, file: OutputFile])[];
  /** Text of the snippets file, where it wrote one. */
  readonly snippets?: string;
}

/** Problems of one run that are reported; one mistake of a generator may be in every file. */
const MOST_PROBLEMS = 10;

/** What runs images, by docker or podman. */
export function createImages(options: ImagesOptions): {
  run(request: ImageRequest): Promise<ImageFiles | undefined>;
} {
  let runner: Promise<Runner | readonly string[]> | undefined;
  return {
    run(request) {
      const names = options.runner === undefined ? RUNNERS : [options.runner];
      runner ??= findRunner(names, options.env, tmpdir());
      return runImage(request, runner, options);
    },
  };
}

/** One run of an image, with what its findings have in common. */
interface Job extends ImageRequest {
  readonly image: ImageConfig;
  /** As messages show it. */
  readonly shown: string;
  readonly location: Location;
}

async function runImage(
  request: ImageRequest,
  runner: Promise<Runner | readonly string[]>,
  options: ImagesOptions,
): Promise<ImageFiles | undefined> {
  const { generator, report, settings } = request;
  const { image } = generator;
  if (!image) throw new Error(`${generator.name} is not an image`);
  const location: Location = { document: settings.place.document, pointer: image.at, at: "key" };
  const job: Job = { ...request, image, shown: shownReference(image, generator), location };
  const reference = referenceOf(image, generator);
  if (reference === undefined) {
    report(deliveryCatalogue.create("image-reference", { reference: job.shown }, { location }));
    return undefined;
  }
  const found = await runner;
  if (!("name" in found)) {
    report(deliveryCatalogue.create("no-runner", { image: job.shown, tried: found }, { location }));
    return undefined;
  }
  const limits = { ...LIMITS, ...options.limits };
  const container = { runner: found, reference, limits };
  return (await isThere(job, container, options.env))
    ? inScratch((scratch) => runIn(scratch, job, container, options))
    : undefined;
}

interface Container {
  readonly runner: Runner;
  readonly reference: string;
  readonly limits: ImageLimits;
}

/** Whether the image is on this machine, if need be after a pull. */
async function isThere(job: Job, { runner, reference, limits }: Container, env: Environment): Promise<boolean> {
  const call = (...args: string[]) =>
    runTool({ command: runner.name, args, cwd: tmpdir(), env, mask: (text) => text, timeoutMs: limits.milliseconds });
  if ((await call("image", "inspect", "--format", "{{.Id}}", reference)).code === 0) return true;
  const { code, stderr } = await call("pull", "--quiet", reference);
  if (code === 0) return true;
  const reason = code === "timeout" ? `it took longer than ${limits.milliseconds / 1000} s.` : lastLine(stderr);
  job.report(deliveryCatalogue.create("image-absent", { image: job.shown, reason }, { location: job.location }));
  return false;
}

/** Runs with a private folder, which is gone afterwards. */
async function inScratch<T>(work: (scratch: string) => Promise<T>): Promise<T> {
  // As containers are told it: the folder for temporary files is a link on some systems.
  const scratch = mkdtempSync(join(realpathSync(tmpdir()), "sdkwright-image-"));
  try {
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function runIn(
  scratch: string,
  job: Job,
  { runner, reference, limits }: Container,
  { env, interrupted }: ImagesOptions,
): Promise<ImageFiles | undefined> {
  const output = join(scratch, OUTPUT_FOLDER);
  mkdirSync(output);
  writeFileSync(join(scratch, IR_FILE), JSON.stringify(job.api));
  writeFileSync(join(scratch, SETTINGS_FILE), `${JSON.stringify(job.settings, undefined, 2)}\n`);
  const name = `sdkwright-${randomUUID()}`;
  const args = containerArguments({ runner, reference, name, scratch, user: callingUser(), limits });
  const command = runner.name;
  const tool = { command, cwd: scratch, env };
  const end = async (): Promise<void> => {
    await runTool({ ...tool, args: ["rm", "--force", name], mask: (text) => text, timeoutMs: 30_000 });
  };
  const run = await runContainer({ ...tool, args, output, limits, interrupted: interrupted?.(), end });
  if (!isSound(run, job)) return undefined;
  const collected = collect(output, limits);
  if (!("files" in collected)) return refuse(collected, job);
  if (collected.files.length > 0) return collected;
  job.report(deliveryCatalogue.create("image-empty", { image: job.shown }, { location: job.location }));
  return undefined;
}

function callingUser(): { readonly uid: number; readonly gid: number } | undefined {
  const { uid, gid } = userInfo();
  return uid < 0 ? undefined : { uid, gid };
}

/** Reports what a container printed and why it failed, and gives whether its output can be used. */
function isSound({ ended, code, stdout, stderr }: ForegroundRun, job: Job): boolean {
  if (ended !== undefined) {
    // What it printed may have been cut off.
    fail(`${ended}.`, job);
    return false;
  }
  const { findings, others } = reportPrinted(stdout, job);
  const hasErrors = findings.some(({ severity }) => severity === "error");
  if (code !== 0 && !hasErrors) {
    const said = complaint(stderr);
    fail(`it ended with exit code ${code}${said === "" ? "." : `: ${said}`}`, job);
  }
  return code === 0 && !hasErrors && others === 0;
}

/** What a program said on its end: runtimes print the error first, and where it was and their version after it. */
function complaint(stderr: string): string {
  const errors = stderr.split("\n").filter((line) => /error|exception|fatal|panic/i.test(line));
  return lastLine(errors.join("\n")) || lastLine(stderr);
}

function fail(reason: string, { shown, location, report }: Job): void {
  report(deliveryCatalogue.create("image-failed", { image: shown, reason }, { location }));
}

/** Reports the findings that a generator printed; gives them, and how many lines are none. */
function reportPrinted(
  stdout: string,
  job: Job,
): { readonly findings: readonly Diagnostic[]; readonly others: number } {
  const { documents, location, shown, placeOf, settings, report } = job;
  const context = { documents: new Set([...documents, settings.place.document]), placeOf, fallback: location };
  const findings: Diagnostic[] = [];
  let others = 0;
  for (const line of stdout.split("\n").filter((text) => text.trim() !== "")) {
    const finding = readLine(line, context);
    if (typeof finding !== "string") {
      findings.push(finding);
      report(finding);
    } else if (others++ < MOST_PROBLEMS) {
      const params = { image: shown, line: lastLine(line).slice(0, 100), problem: finding };
      report(deliveryCatalogue.create("image-finding", params, { location }));
    }
  }
  return { findings, others };
}

function refuse(problems: readonly Unusable[], { shown, location, report }: Job): undefined {
  for (const { file, problem } of problems.slice(0, MOST_PROBLEMS)) {
    report(deliveryCatalogue.create("image-output", { image: shown, file: lastLine(file), problem }, { location }));
  }
}
