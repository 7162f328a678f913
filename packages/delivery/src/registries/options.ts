import type { OutputConfig } from "@sdkwright/config";
import type { Location } from "@sdkwright/diagnostics";
import type { ProjectInfo } from "@sdkwright/plugin-api";
import type { Environment } from "../secrets.js";

/** What building, testing and publishing one SDK depends on. */
export interface RegistryOptions {
  /** The generator as a user tells it from others. */
  readonly label: string;
  readonly output: OutputConfig;
  /** Absolute path of the generated files. Nothing is written there. */
  readonly folder: string;
  /** The version to release, as semantic versioning writes it. */
  readonly version: string;
  readonly env: Environment;
  readonly mask: (text: string) => string;
  /** Absolute path of a private folder of this SDK alone, which the caller removes in the end. */
  readonly scratch: string;
  /** Where the configuration asks for this: findings point there. */
  readonly location: Location;
  /** How the language builds and tests. Absent: neither happens. */
  readonly project?: ProjectInfo;
  readonly skipTests?: boolean;
}

/** An SDK that is built and tested, whether or not a registry takes it. */
export type ProjectOptions = Omit<RegistryOptions, "output"> & { readonly output?: OutputConfig };
