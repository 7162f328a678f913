import type { SdkNode } from "@sdkwright/plugin-api";

/** Stands for the handlers of nodes that `plan` puts into no file yet. */
export function unplanned({ kind }: SdkNode): never {
  throw new Error(`The Python backend plans a node of the kind ${kind}, and has no handler for it`);
}
