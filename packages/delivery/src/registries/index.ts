import type { OutputConfig } from "@sdkwright/config";
import type { Location } from "@sdkwright/diagnostics";
import type { Environment } from "../secrets.js";
import type { Step } from "../step.js";

/** What publishing an SDK to a registry takes. */
export interface RegistryOptions {
  /** The generator, as messages name it. */
  readonly label: string;
  readonly output: OutputConfig;
  /** Where findings point. */
  readonly location: Location;
  /** Absolute path of the SDK. */
  readonly folder: string;
  readonly version: string;
  readonly env: Environment;
  readonly mask: (text: string) => string;
  /** Absolute path of a private folder, which is removed after the run. */
  readonly scratch: string;
  /** How the language builds and tests. Absent: neither happens. */
  readonly project?: object;
  readonly skipTests?: boolean;
}

/** An SDK that is built and tested, whether or not a registry takes it. */
export type ProjectOptions = Omit<RegistryOptions, "output"> & { readonly output?: OutputConfig };

/** The steps that publish an SDK. */
export function registrySteps(_options: RegistryOptions): readonly Step[] {
  return [];
}

/** The steps that build and test an SDK that no registry takes. */
export function projectSteps(_options: ProjectOptions): readonly Step[] {
  return [];
}
