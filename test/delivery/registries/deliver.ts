import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMask, type Environment, type RegistryOptions, registrySteps, type Step } from "@sdkwright/delivery";

/** Most deliveries take seconds each: those that say the least run with `DELIVERY=all` alone. */
export const ALL: boolean = process.env.DELIVERY === "all";

/** What came of the steps of one SDK. */
export interface Outcome {
  /** `phase: state` of each step that ran, with its note. */
  readonly steps: readonly string[];
  /** Codes of findings; none where everything went well. */
  readonly codes: readonly string[];
  /** The texts of findings. */
  readonly text: string;
  /** State of the last step. */
  readonly last: string;
}

export type Subject = Pick<RegistryOptions, "output" | "folder" | "version"> &
  Partial<RegistryOptions> & { readonly secrets?: readonly string[] };

/** Runs steps in order, up to the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const ran: string[] = [];
  let last = "";
  for (const step of steps) {
    const result = await step.run();
    last = result.state;
    ran.push(`${step.phase}: ${result.state}`);
    if (result.state === "failed") {
      const codes = result.findings.map(({ code }) => code);
      return { steps: ran, codes, last, text: result.findings.map(({ message }) => message).join("\n") };
    }
  }
  return { steps: ran, codes: [], text: "", last };
}

let runs = 0;

/** The options of one delivery, with a scratch folder of its own. */
export function optionsOf(scratchRoot: string, subject: Subject): RegistryOptions {
  const scratch = join(scratchRoot, `scratch-${runs++}`);
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  const { secrets = [], env = process.env, ...rest } = subject;
  const location = { document: "generators.yml", pointer: "/groups/sdk/generators/0/output" };
  return { label: "gen-sdk", location, mask: createMask(secrets), ...rest, env, scratch };
}

/** Delivers one SDK. */
export function deliver(scratchRoot: string, subject: Subject): Promise<Outcome> {
  return runSteps(registrySteps(optionsOf(scratchRoot, subject)));
}

/** Command lines of all processes that hold a secret, looked at again and again while `work` runs. */
export async function leaksWhile<T>(secrets: readonly string[], work: () => Promise<T>): Promise<[T, string[]]> {
  const leaks = new Set<string>();
  const timer = setInterval(() => {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const line = textOf(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
      for (const secret of secrets) if (line.includes(secret)) leaks.add(line);
    }
  }, 20);
  try {
    return [await work(), [...leaks]];
  } finally {
    clearInterval(timer);
  }
}

/** Files below a folder that hold a secret. */
export function filesWith(folder: string, secrets: readonly string[]): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => secrets.some((secret) => textOf(path).includes(secret)));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

/** The environment of the tests without settings that would lead tools elsewhere. */
export function environment(further: Environment): Environment {
  return { ...process.env, ...further };
}
