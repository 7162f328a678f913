import { hasLeftOvers, isAsLeft, isSealed, type LeftState, pathsOf, type Seal, seal } from "@sdkwright/output";
import { readStored, writeStored } from "./entry.js";

/** A change within the same tick of the clock would go unseen: so long, in milliseconds, is waited for the next one. */
const TICK = 25;

/** Remembers how the file system shows output folders that are as a run left them, so that the next run need not read them. */
export function sealOutputs(path: string, outputs: readonly LeftState[]): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TICK);
  const now = BigInt(Date.now()) * 1_000_000n;
  const seals = outputs.map((output) => seal(output.folder, pathsOf(output), now));
  if (seals.every((one) => one !== undefined)) writeStored(path, seals);
}

/** Whether output folders are as a run left them: by their seals, else by the contents of all files, which are sealed then. */
export function areAsLeft(path: string, outputs: readonly LeftState[]): boolean {
  const seals = readStored<readonly Seal[]>(path)?.value ?? [];
  const isSame = (output: LeftState, index: number): boolean => {
    const known = seals[index];
    return known !== undefined && !hasLeftOvers(output) && isSealed(output.folder, known);
  };
  if (outputs.every(isSame)) return true;
  if (!outputs.every(isAsLeft)) return false;
  sealOutputs(path, outputs);
  return true;
}
