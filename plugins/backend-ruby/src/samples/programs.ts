import { programWriter } from "@sdkwright/docs-kit";
import type { Context } from "../context.js";

/** Writes a sample; null for one of which Ruby has nothing. */
export const writeProgram = programWriter<Context>({
  call: null,
  catch: null,
  batch: null,
  client: null,
  webhook: null,
  // Ruby loads no class that is not used.
  standalone: null,
});
