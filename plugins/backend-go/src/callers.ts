import type { Callers } from "@sdkwright/plugin-api";
import { scalarName } from "./types.js";

/** Slices, maps, interfaces and pointers can be nil. */
const NILABLE: ReadonlySet<string> = new Set(["list", "map", "unknown", "never", "null"]);

/** What breaks Go that calls an SDK. */
export const callers = (): Callers => ({
  scalar: ({ primitive }) => scalarName(primitive),
  typing: "nominal",
  holdsNone: (type) =>
    NILABLE.has(type.kind) || (type.kind === "primitive" && /^(?:bigint|base64|binary)$/.test(type.primitive)),
  fixedArity: true,
});
