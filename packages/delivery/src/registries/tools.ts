import type { Placeholder } from "@sdkwright/config";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { deliveryCatalogue } from "../catalogue.js";
import { type Environment, secretValue } from "../secrets.js";
import { secretsIn } from "../secrets-needed.js";
import { runTool, type ToolRun } from "../tool.js";
import type { ProjectOptions } from "./options.js";

/** Building large SDKs and uploading over slow lines take minutes, not hours. */
const LIMIT_MINUTES = 30;

/** No colours, and no time of the build in archives, so that the same SDK gives the same package. */
const REPRODUCIBLE = { NO_COLOR: "1", SOURCE_DATE_EPOCH: "1580601600" };

/** The tools of .NET print no welcome where errors are looked for, report nothing to anyone, and leave no server behind. */
const UNATTENDED = { MSBUILDDISABLENODEREUSE: "1", DOTNET_NOLOGO: "1", DOTNET_CLI_TELEMETRY_OPTOUT: "1" };

/** A run of a tool beside what every run has. */
export interface Invocation {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Beside the environment of the user. */
  readonly env?: Environment;
  readonly input?: string;
}

/** The environment of builds and tests: they run code of others, which needs no secret of the registry. */
function plainEnvironment({ output, env }: ProjectOptions): Environment {
  const names = secretsIn(output).flatMap((secret) => ("env" in secret ? [secret.env] : []));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}

/** Runs a tool with the user's environment, but for the secrets of the configuration. */
export function run(options: ProjectOptions, { command, args, cwd, env, input }: Invocation): Promise<ToolRun> {
  return runTool({
    command,
    args,
    cwd,
    env: { ...plainEnvironment(options), ...REPRODUCIBLE, ...UNATTENDED, ...env },
    mask: options.mask,
    timeoutMs: LIMIT_MINUTES * 60_000,
    ...(input !== undefined && { input }),
  });
}

/** The value of a secret; empty where the configuration has none. That all are there has been checked before. */
export function textOfSecret(secret: Placeholder | undefined, { env }: ProjectOptions): string {
  return secret === undefined ? "" : (secretValue(secret, env) ?? "");
}

/** A secret as messages name it: by its variable. */
export function named(key: string, secret: Placeholder | "OIDC" | undefined): string {
  if (secret === undefined) return "the credentials of this machine";
  return typeof secret === "object" && "env" in secret ? `the \`${key}\` in ${secret.env}` : `its \`${key}\``;
}

/** What a run says that went wrong for a reason that is the same for every tool. */
export function commonFailure(
  { code }: ToolRun,
  { command, purpose, options }: { command: string; purpose: string; options: ProjectOptions },
): Diagnostic | undefined {
  const { location } = options;
  if (code === "missing") return deliveryCatalogue.create("tool-missing", { tool: command, purpose }, { location });
  const minutes = LIMIT_MINUTES;
  return code === "timeout" ? deliveryCatalogue.create("tool-timeout", { command, minutes }, { location }) : undefined;
}

/** What of a built package is not as it is configured: the first of the pairs that differ. */
export function mismatch(
  pairs: readonly (readonly [what: string, configured: string, built: string | undefined])[],
  { location }: ProjectOptions,
): Diagnostic | undefined {
  for (const [what, configured, built = "missing"] of pairs) {
    if (configured === built) continue;
    return deliveryCatalogue.create("package-mismatch", { what, configured, built }, { location });
  }
  return undefined;
}

/** Trusted publishing needs the identity that GitHub Actions gives to workflows; the finding where there is none. */
export function untrusted(url: string, { env, location }: ProjectOptions): Diagnostic | undefined {
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined) return undefined;
  return deliveryCatalogue.create(
    "trusted-publishing",
    { url, workflow: ".github/workflows/publish.yml" },
    { location },
  );
}
