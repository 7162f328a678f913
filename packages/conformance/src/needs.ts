import { FEATURES, type Feature } from "@sdkwright/plugin-api";

/** What an SDK or the platform that it runs on may lack beside the features of a backend. */
export const FURTHER_NEEDS = {
  "large-integers": "integers beyond 2^53",
  environment: "variables of the environment",
  "file-paths": "files by their path",
  "streamed-bodies": "request bodies that are read while they are sent",
  "unsent-failures": "whether a connection failed before anything was sent",
  nanoseconds: "date-times that hold nanoseconds",
  offsets: "date-times that keep their offset from UTC",
  decoding: "results that are checked against their types",
  show: "values as programs read them",
} as const;

/** Something that a scenario needs and a language may lack. */
export type Need = Feature | keyof typeof FURTHER_NEEDS;

/** Every word that `lacks` of a configuration may hold. */
export const NEEDS: readonly Need[] = [...FEATURES, ...(Object.keys(FURTHER_NEEDS) as (keyof typeof FURTHER_NEEDS)[])];
