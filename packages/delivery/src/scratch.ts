import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Private folders of a delivery begin with this, and go on with the number of the process. */
const PREFIX = "sdkwright-delivery-";

/** A folder of the run, which nobody else can read. */
export interface Scratch {
  readonly folder: string;
  remove(): void;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A folder younger than this may belong to a process of another container, whose number cannot be looked up here. */
const YOUNG_MS = 3_600_000;

/** Removes what runs of the same user left that were killed. */
function removeStale(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^(\d+)-/.exec(name.startsWith(PREFIX) ? name.slice(PREFIX.length) : "") ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(parent, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || Date.now() - found.mtimeMs < YOUNG_MS) continue;
    if (found.uid === (process.getuid?.() ?? found.uid)) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Makes the private folder of a run: clones, files with secrets and what images write go there.
 * Callers remove it whatever happens; what a killed run left is removed by the next one.
 */
export function openScratch(parent: string = tmpdir()): Scratch {
  removeStale(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
