/** One of the two streams that a command prints to. */
export interface TextStream {
  write(text: string): void;
  /** A person looks at it. */
  readonly isTerminal: boolean;
  /** Undefined if the output is not a terminal. */
  readonly columns?: number | undefined;
}

/**
 * Everything that a command uses of its environment, except files. Results (IR, JSON, SARIF, lists of files) go to
 * `out`; messages to a person (findings, progress) go to `err`.
 */
export interface Io {
  /** Absolute. */
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly out: TextStream;
  readonly err: TextStream;
  /**
   * Resolves when the user asks to stop (Ctrl-C). From the call on, that no longer ends the process by itself. Absent
   * where nobody can.
   */
  readonly interrupted?: () => Promise<void>;
  /** Asks a person a question in one line. Absent where nobody is there to answer. */
  readonly ask?: (question: string) => Promise<string>;
  /** Only errors are printed (`--quiet`). */
  readonly quiet?: boolean;
}

/**
 * Colours are for terminals, unless somebody asked for none (https://no-color.org), or for colours everywhere
 * (`FORCE_COLOR`, which has the last word, as in other tools).
 */
export function hasColour(stream: TextStream, env: Io["env"]): boolean {
  const { FORCE_COLOR } = env;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "") return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return stream.isTerminal && !env.NO_COLOR && understandsCodes(env);
}

/** Whether a terminal knows escape codes. */
export function understandsCodes({ TERM }: Io["env"]): boolean {
  return TERM !== "dumb";
}

/** The world as the flags that every command takes let it be seen. */
export function withGlobalFlags(io: Io, flags: ReadonlyMap<string, unknown>): Io {
  const env = flags.has("no-color") ? { ...io.env, FORCE_COLOR: "0" } : io.env;
  return { ...io, env, quiet: flags.has("quiet") };
}

/** Prints what a command has done, which `--quiet` leaves out. */
export function tell({ out, quiet }: Io, text: string): void {
  if (!quiet) out.write(text);
}
