import type { Callers, PrimitiveKind } from "@sdkwright/plugin-api";
import { scalarName } from "./types.js";

/** What breaks Python that calls an SDK, as type checkers see it. */
export const callers = (): Callers => ({
  scalar: ({ primitive }: { readonly primitive: PrimitiveKind }) => scalarName(primitive),
  typing: "structural",
  fixedArity: false,
});
