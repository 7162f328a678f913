/** An expression, which GitHub replaces by its value before anything runs. */
export const expression = (text: string): string => `\${{ ${text} }}`;

/** One step of a job. What is absent is not written. */
export interface WorkflowStep {
  readonly name?: string;
  readonly if?: string;
  /** An action by its digest, with its version as a comment: `actions/checkout@93cb6ef # v5.0.1`. */
  readonly uses?: string;
  readonly with?: { readonly [input: string]: string };
  /** Lines for a shell. They never hold an expression, so that no text of others becomes code. */
  readonly run?: string;
  readonly env?: { readonly [name: string]: string };
}

export interface WorkflowJob {
  /** Where it runs; by default, on Linux. */
  readonly runner?: string;
  readonly needs?: string;
  /** Where GitHub asks for an approval and has secrets of its own, if the repository's owner says so. */
  readonly environment?: string;
  readonly permissions?: { readonly [scope: string]: string };
  /** Name of the one variable of the matrix, and its values. */
  readonly matrix?: { readonly name: string; readonly values: readonly string[] };
  readonly steps: readonly WorkflowStep[];
}

export interface Workflow {
  readonly name: string;
  /** Lines above everything else. */
  readonly comment?: readonly string[];
  readonly on: readonly string[];
  readonly jobs: { readonly [name: string]: WorkflowJob };
}

/** Words that YAML reads as they are; JSON's strings are YAML for everything else. */
const scalar = (text: string): string =>
  /^[A-Za-z_$][\w${}./@!*()'" -]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);

const indented = (lines: readonly string[], by = "  "): string[] => lines.map((line) => (line === "" ? "" : by + line));

function mapping(key: string, values: { readonly [key: string]: string }): string[] {
  return [`${key}:`, ...indented(Object.entries(values).map(([name, value]) => `${name}: ${scalar(value)}`))];
}

/** The line of an action: its version stays a comment. */
function usesLine(uses: string): string {
  const [action = "", version] = uses.split(" # ");
  return `uses: ${scalar(action)}${version === undefined ? "" : ` # ${version}`}`;
}

function stepLines(step: WorkflowStep): string[] {
  const { run } = step;
  const lines = [
    ...(step.name === undefined ? [] : [`name: ${scalar(step.name)}`]),
    ...(step.if === undefined ? [] : [`if: ${scalar(step.if)}`]),
    ...(step.uses === undefined ? [] : [usesLine(step.uses)]),
    ...(step.with === undefined ? [] : mapping("with", step.with)),
    ...(run === undefined
      ? []
      : run.includes("\n")
        ? ["run: |", ...indented(run.split("\n"))]
        : [`run: ${scalar(run)}`]),
    ...(step.env === undefined ? [] : mapping("env", step.env)),
  ];
  return lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
}

function jobLines({ runner = "ubuntu-latest", needs, environment, permissions, matrix, steps }: WorkflowJob): string[] {
  return [
    ...(needs === undefined ? [] : [`needs: ${needs}`]),
    `runs-on: ${scalar(runner)}`,
    ...(environment === undefined ? [] : [`environment: ${environment}`]),
    ...(permissions === undefined ? [] : mapping("permissions", permissions)),
    ...(matrix === undefined
      ? []
      : [
          "strategy:",
          ...indented(["fail-fast: false", "matrix:"]),
          ...indented([`${matrix.name}: [${matrix.values.map((value) => JSON.stringify(value)).join(", ")}]`], "    "),
        ]),
    "steps:",
    ...indented(steps.flatMap(stepLines)),
  ];
}

/** The text of a workflow of GitHub Actions. Jobs may read the repository, and nothing else unless they say so. */
export function workflowText({ name, comment = [], on, jobs }: Workflow): string {
  const lines = [
    ...comment.map((line) => `# ${line}`),
    `name: ${name}`,
    ...on,
    "permissions:",
    "  contents: read",
    "jobs:",
    ...Object.entries(jobs).flatMap(([job, content]) => indented([`${job}:`, ...indented(jobLines(content))])),
  ];
  return `${lines.join("\n")}\n`;
}
