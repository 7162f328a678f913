// What passed in the last run of `npm test`. It need not run again in the same state (state.mjs).
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Opens what is kept in a file. A part is a check or a test file; its result says how many tests passed in it, and which
 * were skipped. Another state, no state and `fresh` all begin with nothing.
 */
export function openKept(file, { state, fresh }) {
  const parts = fresh || state === undefined ? new Map() : read(file, state);
  return {
    parts: () => [...parts],
    has: (part) => parts.has(part),
    keep: (part, result) => void parts.set(part, result),
    /** Writes all parts down, unless tests or a person changed something while they ran. */
    save(stateNow) {
      if (state === undefined || stateNow !== state) return;
      mkdirSync(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify({ state, parts: [...parts] }));
      renameSync(temporary, file);
    },
  };
}

function read(file, state) {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    return new Map(kept.state === state ? kept.parts : []);
  } catch {
    return new Map();
  }
}
