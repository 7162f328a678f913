/** One of the two streams that a command prints to. */
export interface TextStream {
  write(text: string): void;
  /** A person looks at it. */
  readonly isTerminal: boolean;
  /** Undefined where it is no terminal. */
  readonly columns?: number | undefined;
}

/**
 * All that a command sees of the world around it, beside files. Results (IR, JSON, SARIF, what was written) go to `out`,
 * what is said to a person (findings, progress) to `err`.
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
}

/** Colours are for terminals, and only where nobody asked for none (https://no-color.org). */
export function hasColour(stream: TextStream, env: Io["env"]): boolean {
  return stream.isTerminal && !env.NO_COLOR && env.TERM !== "dumb";
}
