import { reasonOf } from "@sdkwright/output";
import { CannotWrite } from "./fault.js";
import type { Io } from "./io.js";
import { shownPath } from "./paths.js";

/** Runs what writes a file or a folder; where the system refuses, the error names it as the user does. */
export function writing<T>(path: string, { cwd }: Pick<Io, "cwd">, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new CannotWrite(`${shownPath(path, cwd)} cannot be written: ${reasonOf(error)}.`);
  }
}
