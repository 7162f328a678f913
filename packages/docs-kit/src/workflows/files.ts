import type { PackageInfo, ProjectInfo, ScaffoldFile } from "@sdkwright/plugin-api";
import { publishingOf, publishWorkflow } from "./publish.js";
import { expression, type Workflow, type WorkflowJob, type WorkflowStep, workflowText } from "./yaml.js";

const MATRIX = "version";

const CHECKOUT = "actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0";

/** A job's first steps: the sources, the runtime, and what the commands need. */
function setup(
  { runtime, install }: ProjectInfo,
  version: string,
  inputs: { readonly [input: string]: string } = {},
): WorkflowStep[] {
  return [
    { uses: CHECKOUT },
    { uses: runtime.action, with: { [runtime.input]: version, ...runtime.inputs, ...inputs } },
    ...install.commands.map((run) => ({ run })),
  ];
}

/** The commands of a project, those that check its style on one version only. */
function commands({ build, lint, test, tests, runtime }: ProjectInfo, isMatrix: boolean): WorkflowStep[] {
  const newest = isMatrix ? { if: expression(`matrix.${MATRIX} == '${runtime.newest}'`) } : {};
  const isTested = tests === undefined ? {} : { if: expression(`hashFiles('${tests}/**') != ''`) };
  return [
    ...build.map((run) => ({ run })),
    ...lint.map((run) => ({ ...newest, run })),
    ...test.map((run) => ({ ...isTested, run })),
  ];
}

function ciWorkflow(project: ProjectInfo): Workflow {
  const { oldest, between = [], newest } = project.runtime;
  const job: WorkflowJob = {
    matrix: { name: MATRIX, values: [...new Set([oldest, ...between, newest])] },
    steps: [...setup(project, expression(`matrix.${MATRIX}`)), ...commands(project, true)],
  };
  const steps = [...setup(project, newest), ...commands({ ...project, lint: [] }, false)];
  const others = (project.runners ?? []).map((runner) => [runner.replace(/-latest$/, ""), { runner, steps }] as const);
  return { name: "ci", on: ["on: [push, pull_request]"], jobs: { test: job, ...Object.fromEntries(others) } };
}

interface WorkflowTarget {
  readonly packageInfo: PackageInfo;
  readonly options: { readonly "ci-workflow": boolean };
}

/**
 * Workflows of GitHub Actions: one builds, checks and tests every push; another publishes version tags, if the
 * configuration says where. They are the user's once they are there.
 */
export function workflowFiles(
  { packageInfo, options }: WorkflowTarget,
  project: ProjectInfo | undefined,
): ScaffoldFile[] {
  if (!options["ci-workflow"] || project === undefined) return [];
  const { newest } = project.runtime;
  const publishing = publishingOf(project, packageInfo);
  const test: WorkflowJob = { steps: [...setup(project, newest), ...commands(project, false)] };
  const start = (inputs?: { readonly [input: string]: string }): WorkflowStep[] => [
    ...setup(project, newest, inputs),
    ...project.build.map((run) => ({ run })),
  ];
  const workflows = [ciWorkflow(project), ...(publishing ? [publishWorkflow(publishing, { test, setup: start })] : [])];
  return workflows.map((workflow) => ({
    path: `.github/workflows/${workflow.name}.yml`,
    content: workflowText(workflow),
    kind: "once",
  }));
}
