import type { Diagnostic } from "@sdkwright/diagnostics";
import type { Disk } from "./disk.js";
import type { Earlier } from "./earlier.js";
import type { OutputTree } from "./tree.js";

/** What is known before anything is decided. */
export interface PlanInput {
  readonly tree: OutputTree;
  /** Undefined where the output folder does not exist yet. */
  readonly disk: Disk | undefined;
  readonly earlier: Earlier;
  readonly isIgnored: (path: string) => boolean;
  /** Replace files of another origin. */
  readonly force: boolean;
  /** A path as messages show it. */
  readonly show: (path: string) => string;
}

/** What a write will do. Carried out only where there is no error among the findings. */
export interface WritePlan {
  readonly create: string[];
  readonly update: string[];
  readonly ignored: string[];
  /** Edited files that are overwritten, with a copy kept. */
  readonly edited: string[];
  /** Path -> content of edited files with the new generated text merged into them. */
  readonly merged: Map<string, string>;
  /** Path -> lines at which conflicts begin, in merged files and in those where an earlier run left them. */
  readonly conflicts: Map<string, readonly number[]>;
  /** Path -> values of edited documents that differ from what this run generates for them. */
  readonly keptValues: Map<string, readonly string[]>;
  /** Path -> hash of what edited files hold after the run. */
  readonly held: Map<string, string>;
  /** Edited files that are generated under another path now. */
  readonly moved: (readonly [from: string, to: string])[];
  /** Files of which edited code is generated in another file now. */
  readonly carried: (readonly [from: string, to: string])[];
  /** Generated files that the user deleted. */
  readonly deleted: string[];
  /** Files that are written only where there is none. */
  readonly once: string[];
  /** Files of earlier runs, unchanged since, that nothing generates any more. */
  readonly remove: string[];
  /** Old and new spelling of one file, on file systems that ignore letter case. */
  readonly recase: (readonly [from: string, to: string])[];
  /** Path -> hash of everything that this run answers for. */
  readonly files: Map<string, string>;
  unchanged: number;
  /** Files of another origin at the paths of generated ones. */
  readonly foreign: string[];
  readonly findings: Diagnostic[];
}
