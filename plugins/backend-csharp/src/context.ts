import { FEATURES, type FeatureSet, type OptionsOf, type TargetContext } from "@sdkwright/plugin-api";
import type { options } from "./options.js";

/** What the emitters read. */
export type Context = TargetContext<OptionsOf<typeof options>>;

/** What the backend does not support: the compiler reports each use of it. Take a feature off with the code that supports it. */
export const LACKS: FeatureSet = new Set(FEATURES.filter((feature) => feature !== "http"));
