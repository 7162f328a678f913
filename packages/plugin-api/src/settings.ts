import type { ClientSettings } from "@sdkwright/sdk-model";
import type { TargetContext } from "./backend.js";
import type { OptionsOf, sharedOptions } from "./options.js";

type Configured = Pick<TargetContext<OptionsOf<typeof sharedOptions>>, "options" | "packageInfo">;

/** What the configuration says of a client, in the options that all languages have. */
export function settingsOf({ options, packageInfo }: Configured, packageName: string): ClientSettings {
  return {
    packageName,
    version: packageInfo.version,
    maxRetries: options["max-retries"],
    timeout: options["timeout-seconds"],
    retryUnsafe: options["retry-unsafe"],
    userAgent: options["user-agent"],
  };
}
