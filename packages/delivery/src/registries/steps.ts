import { readFile } from "node:fs/promises";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { deliveryCatalogue } from "../catalogue.js";
import { failing, type Step, type StepResult } from "../step.js";
import type { ToolRun } from "../tool.js";
import { sameContents } from "./archive.js";
import type { RegistryOptions } from "./options.js";
import { causeOf } from "./printed.js";
import { projectFolder, projectSteps } from "./project.js";
import type { Found, Registry, ReleaseFile } from "./registry.js";
import { commonFailure, run } from "./tools.js";

/** How tools and registries say that credentials are wrong. */
const DENIED =
  /\bE40[13]\b|\bENEEDAUTH\b|\bUnauthorized\b|\bForbidden\b|\baccess denied\b|invalid api.?key|status(?: code)?:? 40[13]\b/i;

const failed = (...found: readonly Diagnostic[]): StepResult => ({ state: "failed", findings: found });

/** A release as messages name it. */
const releaseOf = ({ packageName, version }: Registry): string => `${packageName} ${version}`;

function toolStep(registry: Registry, options: RegistryOptions): Step {
  const { location } = options;
  const probe = async (): Promise<StepResult> => {
    const problems: Diagnostic[] = [];
    for (const { command, probe, purpose, judge } of registry.tools) {
      const ran = await run(options, { command, args: probe, cwd: options.scratch });
      const missing =
        ran.code === 0
          ? undefined
          : deliveryCatalogue.create("tool-missing", { tool: shownTool(command, probe), purpose }, { location });
      const problem = commonFailure(ran, { command, purpose, options }) ?? missing ?? judge?.(ran.stdout);
      if (problem) problems.push(problem);
    }
    return problems.length > 0 ? failed(...problems) : { state: "done" };
  };
  const names = registry.tools.map(({ command, probe }) => shownTool(command, probe));
  return { phase: "check", title: `Find ${names.join(", ")}`, run: probe };
}

/** A program, or a module that an interpreter runs: `python -m twine`. */
function shownTool(command: string, probe: readonly string[]): string {
  const module = probe[0] === "-m" ? ` -m ${probe[1]}` : "";
  return `${command}${module}`;
}

/** Why a registry could not be asked; undefined where it answered. */
function findFailure(registry: Registry, found: Found, { location }: RegistryOptions): Diagnostic | undefined {
  const { url, secret } = registry;
  if (found.kind === "broken")
    return deliveryCatalogue.create("registry-unreachable", { url, reason: found.reason }, { location });
  if (found.kind === "found") return undefined;
  const params = { release: releaseOf(registry), url, secret, printed: found.printed };
  return deliveryCatalogue.create("registry-denied", params, { location });
}

function versionStep(registry: Registry, options: RegistryOptions): Step {
  const look = async (): Promise<StepResult> => {
    const problem = registry.problem?.();
    if (problem) return failed(problem);
    const found = await registry.find();
    const failure = findFailure(registry, found, options);
    if (failure) return failed(failure);
    const isThere = found.kind === "found" && found.files.size > 0;
    return isThere
      ? { state: "done", note: "it is there: the build shows whether its contents are the same" }
      : { state: "done" };
  };
  return { phase: "check", title: `Ask ${registry.url} for ${releaseOf(registry)}`, run: look };
}

/** Where a registry takes files. */
const uploadUrlOf = ({ url, uploadUrl = url }: Registry): string => uploadUrl;

/** Asks whether the credentials are right, so that wrong ones are found before anything is built. */
function credentialsStep(registry: Registry, options: RegistryOptions): readonly Step[] {
  const { secret, refusal } = registry;
  const url = uploadUrlOf(registry);
  if (refusal === undefined) return [];
  const look = async (): Promise<StepResult> => {
    const printed = await refusal();
    if (printed === undefined) return { state: "done" };
    const params = { release: releaseOf(registry), url, secret, printed };
    return failed(deliveryCatalogue.create("registry-denied", params, { location: options.location }));
  };
  return [{ phase: "check", title: `Check ${secret} at ${url}`, run: look }];
}

/** Which files the registry has, which it lacks, and the first whose contents differ. */
interface Comparison {
  readonly published: readonly ReleaseFile[];
  readonly missing: readonly ReleaseFile[];
  readonly different?: ReleaseFile;
  /** The first that the registry names but does not hand out. */
  readonly unreadable?: ReleaseFile;
}

async function compare(registry: Registry, found: Found, files: readonly ReleaseFile[]): Promise<Comparison> {
  const published: ReleaseFile[] = [];
  const missing: ReleaseFile[] = [];
  const { isSame = (_, remote, built) => sameContents(remote, built) } = registry;
  for (const file of files) {
    const fetchFile = found.kind === "found" ? found.files.get(file.name) : undefined;
    if (fetchFile === undefined) {
      missing.push(file);
      continue;
    }
    const remote = await fetchFile();
    if (remote === undefined) return { published, missing, unreadable: file };
    if (!isSame(file.name, remote, await readFile(file.path))) return { published, missing, different: file };
    published.push(file);
  }
  return { published, missing };
}

/** What the steps of one release tell each other. */
interface Release {
  readonly registry: Registry;
  readonly options: RegistryOptions;
  files: readonly ReleaseFile[];
}

/** Compares the files that were built with those that the registry has, since a published version cannot be changed. */
async function comparison({ registry, options, files }: Release): Promise<Comparison | Diagnostic> {
  const found = await registry.find();
  const failure = findFailure(registry, found, options);
  if (failure) return failure;
  const compared = await compare(registry, found, files);
  if (compared.unreadable) {
    const params = { url: registry.url, reason: `${compared.unreadable.name} cannot be downloaded` };
    return deliveryCatalogue.create("registry-unreachable", params, { location: options.location });
  }
  if (!compared.different) return compared;
  const params = { release: releaseOf(registry), url: registry.url, file: compared.different.name };
  return deliveryCatalogue.create("version-taken", params, { location: options.location });
}

function packStep(release: Release): Step {
  const { registry, options } = release;
  const pack = async (): Promise<StepResult> => {
    const packed = await registry.pack(projectFolder(options));
    if (packed.kind === "failed") return failed(...packed.findings);
    release.files = packed.files;
    const compared = await comparison(release);
    return "code" in compared
      ? failed(compared)
      : { state: "done", note: packed.files.map(({ name }) => name).join(", ") };
  };
  return { phase: "build", title: `Pack ${releaseOf(registry)}`, run: pack };
}

function uploadFailure({ registry, options }: Release, ran: ToolRun, { published, missing }: Comparison): Diagnostic {
  const { location } = options;
  const { secret } = registry;
  const url = uploadUrlOf(registry);
  const { command = "" } = registry.tools[0] ?? {};
  const common = commonFailure(ran, { command, purpose: "publish the SDK", options });
  if (common) return common;
  const params = { release: releaseOf(registry), url, printed: causeOf(command, ran) };
  const namesOf = (files: readonly ReleaseFile[]): string[] => files.map(({ name }) => name);
  return DENIED.test(`${ran.stdout}\n${ran.stderr}`) && published.length === 0
    ? deliveryCatalogue.create("registry-denied", { ...params, secret }, { location })
    : deliveryCatalogue.create(
        "upload-failed",
        { ...params, published: namesOf(published), missing: namesOf(missing) },
        { location },
      );
}

function uploadStep(release: Release): Step {
  const { registry, options } = release;
  const { label, version } = options;
  const shown = version === registry.version ? "" : ` (${version})`;
  const upload = async (): Promise<StepResult> => {
    const before = await comparison(release);
    if ("code" in before) return failed(before);
    if (before.missing.length === 0) return { state: "already", note: `${registry.url} has it with the same contents` };
    const ran = await registry.upload(before.missing, release.files);
    if (ran.code === 0) return { state: "done" };
    // The connection may have broken after the registry took everything.
    const after = await comparison(release);
    if ("code" in after) return failed(uploadFailure(release, ran, before));
    if (after.missing.length === 0) return { state: "done", note: "the tool failed, but the registry has everything" };
    return failed(uploadFailure(release, ran, after));
  };
  return {
    phase: "effect",
    title: `Publish ${releaseOf(registry)}${shown} of ${label} to ${uploadUrlOf(registry)}`,
    run: upload,
  };
}

function gapStep({ gap }: Registry): readonly Step[] {
  return gap === undefined ? [] : [failing("Check `output` for the keys that publishing needs", gap)];
}

/** The steps that publish one SDK to a registry, in their order. Each runs once. */
export function stepsOf(registry: Registry, options: RegistryOptions): readonly Step[] {
  const release: Release = { registry, options, files: [] };
  return [
    ...gapStep(registry),
    toolStep(registry, options),
    versionStep(registry, options),
    ...credentialsStep(registry, options),
    ...projectSteps(options),
    packStep(release),
    uploadStep(release),
  ];
}
