import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "./files.js";
import { hashOf, hashOfFiles } from "./fingerprint.js";
import { ROOT } from "./root.js";

/** Everything that the answer to a check depends on. The same question has the same answer, so it need not be asked again. */
export interface Question {
  /** What is checked, such as `go: types`. */
  readonly title: string;
  /** Versions of the programs that answer. */
  readonly toolchain: string;
  /** Hash of the source of the check: `hashOfModules`. */
  readonly source: string;
}

export interface VerdictCounts {
  /** Questions that a kept verdict answered. */
  readonly reused: number;
  /** Questions that were asked of a toolchain. */
  readonly asked: number;
}

export interface Verdicts {
  /** What {@link store} was given for a question about a subject; undefined if nothing, or where all is asked again. */
  stored<T>(question: Question, subject: string): T | undefined;
  store(question: Question, subject: string, value: unknown): void;
  /**
   * What `answer` gives for a question about a subject, by its hash; kept from an earlier run where it passed then. An
   * answer that throws is a failure, and no failure is kept. The value has to be JSON.
   */
  once<T>(question: Question, subject: string, answer: () => Promise<T>): Promise<T>;
  /**
   * Complaints about SDKs, of which `judge` sees only those without a kept verdict. They are judged together, in one
   * project; where it complains of any of them, none passes.
   */
  onceEach(
    question: Question,
    sdks: ReadonlyMap<string, Files>,
    judge: (sdks: ReadonlyMap<string, Files>) => Promise<readonly string[]>,
  ): Promise<readonly string[]>;
  counts(): VerdictCounts;
}

export interface VerdictOptions {
  /** Where verdicts are kept. It can be deleted at any time. */
  readonly folder?: string;
  /** Asks every question again. Default: where `FRESH=1` is in the environment. */
  readonly fresh?: boolean;
}

const FOLDER = join(ROOT, "node_modules/.cache/sdkwright-verdicts");

/** Opens the store of passing verdicts. */
export function openVerdicts({ folder = FOLDER, fresh = process.env.FRESH === "1" }: VerdictOptions = {}): Verdicts {
  let reused = 0;
  let asked = 0;
  const pathOf = ({ title, toolchain, source }: Question, subject: string): string =>
    join(folder, `${hashOf(title, toolchain, source, subject)}.json`);
  return {
    stored: <T>(question: Question, subject: string) =>
      fresh ? undefined : (readKept(pathOf(question, subject))?.value as T | undefined),
    store: (question, subject, value) => keep(pathOf(question, subject), { title: question.title, value }),
    async once<T>(question: Question, subject: string, answer: () => Promise<T>): Promise<T> {
      const path = pathOf(question, subject);
      const kept = fresh ? undefined : readKept(path);
      if (kept !== undefined) {
        reused++;
        return kept.value as T;
      }
      asked++;
      const value = await answer();
      keep(path, { title: question.title, value });
      return value;
    },
    async onceEach(question, sdks, judge) {
      const paths = new Map([...sdks].map(([name, files]) => [name, pathOf(question, hashOfFiles(files))]));
      const isPending = (name: string): boolean => fresh || readKept(paths.get(name) as string) === undefined;
      const pending = new Map([...sdks].filter(([name]) => isPending(name)));
      reused += sdks.size - pending.size;
      asked += pending.size;
      if (pending.size === 0) return [];
      const complaints = await judge(pending);
      if (complaints.length > 0) return complaints;
      for (const name of pending.keys()) keep(paths.get(name) as string, { title: question.title });
      return [];
    },
    counts: () => ({ reused, asked }),
  };
}

/**
 * A kept verdict; undefined where there is none, also where another run removes it just now. Its time says when it was used
 * last: scripts/prune.mjs goes by it.
 */
function readKept(path: string): { readonly value?: unknown } | undefined {
  try {
    const text = readFileSync(path, "utf8");
    const now = new Date();
    utimesSync(path, now, now);
    return JSON.parse(text) as { readonly value?: unknown };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written beside and renamed: another process never reads half a verdict. */
function keep(path: string, verdict: object): void {
  mkdirSync(join(path, ".."), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(verdict));
  renameSync(temporary, path);
}
