import type { Io } from "./io.js";
import { VERSION } from "./version.js";

/** What only the user of a machine can change: full disks, missing permissions, limits of the system. */
const OF_SYSTEM = new Set(["EACCES", "EDQUOT", "EIO", "EMFILE", "ENFILE", "ENOSPC", "EPERM", "EROFS"]);

/** The system refuses to write what the user named: a folder is missing, something is in the way, and so on. */
export class CannotWrite extends Error {}

function isOfSystem(error: Error): boolean {
  return "syscall" in error && "code" in error && OF_SYSTEM.has(String(error.code));
}

/** What a user sees of a bug: that it is ours, and how to report it. The stack is shown on request only. */
export function printFault(fault: unknown, env: Io["env"]): string {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  if (isOfSystem(error) && !env.SDKWRIGHT_DEBUG)
    return `sdkwright: A file cannot be read or written: ${error.message}.\n`;
  if (error instanceof CannotWrite) return `sdkwright: ${error.message}\n`;
  const lines = [
    `sdkwright: internal fault: ${error.message}`,
    "This is a bug in sdkwright, not in your files.",
    `Please report it with this message and, if you can, the definition: sdkwright ${VERSION}, Node ${process.versions.node}, ${process.platform}.`,
  ];
  if (env.SDKWRIGHT_DEBUG) lines.push("", error.stack ?? "");
  else lines.push("Run again with SDKWRIGHT_DEBUG=1 for the stack trace that belongs in the report.");
  return `${lines.join("\n")}\n`;
}
