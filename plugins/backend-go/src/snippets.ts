import type { ExampleCall, Snippet } from "@sdkwright/plugin-api";
import type { Emission } from "./emission.js";

/** Code that a user could paste: the import, the client, one call. */
export function snippet(_call: ExampleCall, _emission: Emission): Snippet {
  return { imports: [], client: "", call: "" };
}
