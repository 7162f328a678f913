/** Where a generator in an image finds its input and writes its output. */
export const CONTRACT_FOLDER = "/sdkwright";
export const IR_FILE = "ir.json";
export const SETTINGS_FILE = "config.json";
export const OUTPUT_FOLDER = "output";
/** Below the output: kinds of files by path, and the snippets file. */
export const KINDS_FILE = ".sdkwright/files.json";
export const SNIPPETS_FILE = ".sdkwright/snippets.json";

/** What a container may use. */
export interface ImageLimits {
  /** Of a pull, and of a run. */
  readonly milliseconds: number;
  readonly memoryBytes: number;
  readonly processes: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly outputBytes: number;
  /** What is printed to standard output. */
  readonly printedBytes: number;
}

const MIB = 1 << 20;

export const LIMITS: ImageLimits = {
  milliseconds: 600_000,
  memoryBytes: 4096 * MIB,
  processes: 512,
  files: 50_000,
  fileBytes: 16 * MIB,
  outputBytes: 512 * MIB,
  printedBytes: 16 * MIB,
};
