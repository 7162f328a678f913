import type { SampleProgram, Snippet } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";

/** Writes a sample. */
export function writeProgram(_program: SampleProgram, _context: Context): Snippet | null {
  return null;
}
