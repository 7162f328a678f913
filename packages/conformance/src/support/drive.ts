import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { CERTIFICATE } from "../fixture.js";
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

/** The answer to message 0. */
interface Ready extends Result {
  readonly api?: number;
}

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

/** What a process said so far: answers go to those who wait for them, everything else is noise. */
interface Heard {
  noise: string;
  /** Ends the wait for an answer: with it, or with the error that there is none. */
  readonly waiting: Map<number, (answer: Answer | Error) => void>;
}

function listen(child: ChildProcess): Heard {
  const heard: Heard = { noise: "", waiting: new Map() };
  child.on("error", ({ message }) => (heard.noise += message));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (heard.noise += text));
  if (child.stdout) {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const answer = answerOf(line);
      if (answer) heard.waiting.get(answer.driver)?.(answer);
      else heard.noise += `${line}\n`;
    });
  }
  child.on("close", () => {
    for (const end of heard.waiting.values()) end(new Error(`The driver ended: ${heard.noise}`));
  });
  return heard;
}

function awaitAnswer({ waiting }: Heard, id: number, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = (answer: Answer | Error): void => {
      waiting.delete(id);
      clearTimeout(timer);
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    };
    const late = new Error(`The driver gave no answer to message ${id} within ${ms / 1000} s`);
    const timer = setTimeout(() => end(late), ms);
    waiting.set(id, end);
  });
}

/** Where a driver runs, and how long it may take. */
export interface DriverOptions {
  readonly cwd?: string;
  /** Milliseconds until it has to be ready. */
  readonly startMs?: number;
  /** Milliseconds until it has to answer a message. */
  readonly answerMs?: number;
}

const LIMIT_MS = 20_000;

/**
 * Starts a driver program: a command and its arguments. Every message is answered: where the process dies or is late, by
 * an error.
 */
export async function startDriver(
  [program = "", ...args]: readonly string[],
  env: { readonly [name: string]: string },
  { cwd, startMs = LIMIT_MS, answerMs = LIMIT_MS }: DriverOptions = {},
): Promise<Driver> {
  const child = spawn(program, args, {
    ...(cwd !== undefined && { cwd }),
    env: { ...baseEnvironment(), ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const heard = listen(child);
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  // What is written to a process that has ended is answered by the error that says so.
  child.stdin.on("error", () => {});
  let last = 0;
  await awaitAnswer(heard, 0, startMs)
    .then(checkApi)
    .catch((error: unknown) => {
      child.kill("SIGKILL");
      throw withNoise(error, heard);
    });
  return {
    send(message) {
      last += 1;
      const answer = child.exitCode === null ? awaitAnswer(heard, last, answerMs) : endedAlready(heard);
      child.stdin.write(`${JSON.stringify({ id: last, ...message })}\n`);
      return answer;
    },
    noise: () => heard.noise,
    async close() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill("SIGKILL"), 2000);
      await ended;
      clearTimeout(timer);
      // What the SDK leaves behind, such as a thread that never ends, shows only now.
      if (child.exitCode) throw new Error(`Code ${child.exitCode} at the end: ${heard.noise}`);
      return heard.noise;
    },
  };
}

/** Version of the messages between the suite and drivers: the same as that of the plugin API. */
export const DRIVER_API = 1;

/** Refuses a driver that was written for other messages. One that names no version was written for the first. */
function checkApi({ api = 1 }: Ready): void {
  if (api === DRIVER_API) return;
  throw new Error(`The driver was written for version ${api} of the messages; this suite has version ${DRIVER_API}`);
}

/** The error with what a driver printed instead of being ready: that is often why it is not. */
function withNoise(error: unknown, { noise }: Heard): unknown {
  const isTold = noise === "" || !(error instanceof Error) || error.message.includes(noise);
  return isTold ? error : new Error(`${error.message}. It printed:\n${noise}`);
}

const endedAlready = ({ noise }: Heard): Promise<never> => Promise.reject(new Error(`The driver ended: ${noise}`));
