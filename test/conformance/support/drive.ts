import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { CERTIFICATE } from "../server/server.js";
import type { Result } from "./scenario.js";

/** A driver process. */
export interface Driver {
  send(message: object): Promise<Result>;
  /** What it printed so far beside its answers. */
  noise(): string;
  /** Ends the process and gives what it printed beside its answers. Rejects where the process says that it ended badly. */
  close(): Promise<string>;
}

/** Starts a driver on the SDK of a variant, with an environment of its own. */
export type StartDriver = (variant: string, env: { readonly [name: string]: string }) => Promise<Driver>;

interface Answer extends Result {
  readonly driver: number;
}

function answerOf(line: string): Answer | undefined {
  try {
    const value = JSON.parse(line) as Partial<Answer> | null;
    return typeof value?.driver === "number" ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Variables that a process needs to run at all; those of the API come from the scenario alone. */
function baseEnvironment(): { [name: string]: string } {
  const { PATH = "", HOME = "/tmp" } = process.env;
  return { PATH, HOME, NODE_NO_WARNINGS: "1", NODE_EXTRA_CA_CERTS: CERTIFICATE, SSL_CERT_FILE: CERTIFICATE };
}

function collect(child: ChildProcess, answers: Map<number, (answer: Answer) => void>): { noise: string } {
  const state = { noise: "" };
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (state.noise += text));
  if (child.stdout) {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const answer = answerOf(line);
      if (answer) answers.get(answer.driver)?.(answer);
      else state.noise += `${line}\n`;
    });
  }
  return state;
}

const LIMIT_MS = 20_000;

/**
 * Starts a driver program: a command and its arguments. Every message is answered: where the process dies or is late, by
 * an error.
 */
export async function startDriver(
  [program = "", ...args]: readonly string[],
  env: { readonly [name: string]: string },
): Promise<Driver> {
  const child = spawn(program, args, {
    env: { ...baseEnvironment(), ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const answers = new Map<number, (answer: Answer) => void>();
  const state = collect(child, answers);
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const pending = new Set<NodeJS.Timeout>();
  let last = 0;
  const awaitAnswer = (id: number): Promise<Result> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The driver gave no answer to message ${id}`)), LIMIT_MS);
      answers.set(id, resolve);
      void ended.then(() => reject(new Error(`The driver ended: ${state.noise}`)));
      pending.add(timer);
    });
  const ready = awaitAnswer(0);
  await ready;
  return {
    send(message) {
      last += 1;
      const answer = awaitAnswer(last);
      child.stdin.write(`${JSON.stringify({ id: last, ...message })}\n`);
      return answer;
    },
    noise: () => state.noise,
    async close() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill("SIGKILL"), 2000);
      await ended;
      for (const one of [timer, ...pending]) clearTimeout(one);
      // What the SDK leaves behind, such as a thread that never ends, shows only now.
      if (child.exitCode) throw new Error(`Code ${child.exitCode} at the end: ${state.noise}`);
      return state.noise;
    },
  };
}
