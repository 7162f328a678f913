/** Exit codes of the command line. Scripts rely on them. */
export const EXIT = {
  ok: 0,
  /** The input has errors, all of them reported. */
  errors: 1,
  /** Unknown command or flag, missing argument. */
  usage: 2,
  /** A bug of ours or of a plugin, or a system that cannot be written to. */
  fault: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
