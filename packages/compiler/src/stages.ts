import { type Frontend, type FrontendContext, normalise, type SourceDocument, sdkOf } from "@sdkwright/plugin-api";
import type { Stage } from "./stage.js";
import { amend } from "./stages/amend.js";
import { apply } from "./stages/apply.js";
import { compare } from "./stages/compare.js";
import { addAssets, emit } from "./stages/emit.js";
import { merge } from "./stages/merge.js";
import { nameSdk } from "./stages/name.js";
import { planFiles } from "./stages/plan.js";
import { readSpec } from "./stages/read.js";
import { specialise } from "./stages/specialise.js";
import { validate } from "./stages/validate.js";
import { openWorkspace } from "./workspace.js";
import { writeTarget } from "./write-target.js";

/** The stages of a compilation, in order. Compilations run them, `--timings` prints them, docs/ARCHITECTURE.md lists them. */
export const STAGES = {
  configure: {
    name: "configure",
    per: "run",
    takes: "generators.yml",
    gives: "typed configuration",
    run: openWorkspace,
  },
  read: {
    name: "read",
    per: "definition",
    takes: "a definition in the workspace, a git repository or at a URL",
    gives: "a parsed document with positions",
    run: readSpec,
  },
  amend: {
    name: "amend",
    per: "definition",
    takes: "a document, its overlay, its overrides and its rules",
    gives: "a document; positions survive",
    run: amend,
  },
  lower: {
    name: "lower",
    per: "definition",
    takes: "a document, and the frontend for its kind",
    gives: "an IR",
    run: (frontend: Frontend, document: SourceDocument, context: FrontendContext) => frontend.lower(document, context),
  },
  compare: {
    name: "compare",
    per: "definition",
    takes: "a document",
    gives: "findings about what its specification does not allow",
    only: "with `check --validate`",
    run: compare,
  },
  merge: { name: "merge", per: "api", takes: "the IR of each definition", gives: "one IR", run: merge },
  apply: {
    name: "apply",
    per: "api",
    takes: "the IR, and the configuration of auth, headers and environments",
    gives: "the IR with what is configured",
    run: apply,
  },
  normalise: {
    name: "normalise",
    per: "api",
    takes: "the IR",
    gives: "the IR with types as SDKs declare them, and one type in place of equal ones",
    run: normalise,
  },
  validate: {
    name: "validate",
    per: "api",
    takes: "the IR",
    gives: "nothing; a violated invariant is a bug, and throws",
    run: validate,
  },
  specialise: {
    name: "specialise",
    per: "sdk",
    takes: "the IR, and the settings of a generator",
    gives: "the IR as this SDK sees it: audiences, schemes, idempotency keys; findings about missing features",
    run: specialise,
  },
  model: {
    name: "model",
    per: "sdk",
    takes: "the IR, and the style of a language",
    gives: "the model of an SDK: all decisions",
    run: sdkOf,
  },
  name: { name: "name", per: "sdk", takes: "the model", gives: "all names, before any text", run: nameSdk },
  plan: {
    name: "plan",
    per: "sdk",
    takes: "the model and its names",
    gives: "files, each with its nodes",
    run: planFiles,
  },
  emit: { name: "emit", per: "sdk", takes: "files with nodes", gives: "text", run: emit },
  finish: {
    name: "finish",
    per: "sdk",
    takes: "the backend's assets",
    gives: "runtime, manifests, README, tests",
    run: addAssets,
  },
  write: {
    name: "write",
    per: "sdk",
    takes: "the files of an SDK in memory",
    gives: "files on disk: compared, staged, renamed",
    only: "with `generate`, if there are no errors",
    run: writeTarget,
  },
} as const satisfies { readonly [name: string]: Stage };

export type StageName = keyof typeof STAGES;

/** The stages that are timed and reported as progress. The configuration is read before a compilation starts. */
const timed: readonly Stage[] = Object.values(STAGES).filter(({ per }) => per !== "run");

/** How many stages a run reports: one definition, and all SDKs taken as distinct. */
export function countStages(sdks: number): number {
  const perSdk = timed.filter(({ per }) => per === "sdk").length;
  return timed.length - perSdk + perSdk * sdks;
}
