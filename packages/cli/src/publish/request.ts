import type { Story } from "@sdkwright/delivery";
import type { Arguments } from "../command.js";
import type { Io } from "../io.js";
import type { Repositories } from "./open.js";
import type { SdkTarget } from "./targets.js";
import type { Teller } from "./teller.js";

/** An SDK that is generated and ready to be delivered. */
export interface Made {
  readonly target: SdkTarget;
  /** Absolute path: the clone of its repository, or the folder that it was written to. */
  readonly folder: string;
  readonly version: string;
  readonly story: Pick<Story, "isRelease" | "notes" | "files" | "warnings">;
}

/** What a delivery starts from. */
export interface DeliverRequest {
  readonly targets: readonly SdkTarget[];
  readonly args: Arguments;
  readonly io: Io;
  readonly teller: Teller;
  /** Brings the SDKs to the clones; undefined where that failed, which was told. */
  readonly make: (repositories: Repositories) => Promise<readonly Made[] | undefined>;
  /** Further members of the JSON document. */
  readonly extra?: () => object;
}
