import type { Placeholder } from "@sdkwright/config";
import type { Diagnostic, Location } from "@sdkwright/diagnostics";
import { deliveryCatalogue } from "./catalogue.js";
import { type Environment, secretValue } from "./secrets.js";

/** A part of the configuration that names secrets, and where it stands. */
export interface SecretSection {
  readonly section: unknown;
  readonly location: Location;
  /** The SDK that is delivered with them. */
  readonly label: string;
}

/** The secrets that a part of the configuration names. */
export function secretsIn(section: unknown): readonly Placeholder[] {
  if (typeof section !== "object" || section === null) return [];
  const { env, literal } = section as { readonly env?: unknown; readonly literal?: unknown };
  if (typeof env === "string") return [{ env }];
  if (typeof literal === "string") return [{ literal }];
  return Object.values(section).flatMap(secretsIn);
}

/** The secrets that are named and that nobody has set, but for those in `known`, to which they are added. */
export function missingSecrets(
  { section, location, label }: SecretSection,
  env: Environment,
  known: Set<string>,
): readonly Diagnostic[] {
  return secretsIn(section).flatMap((secret) => {
    if (!("env" in secret) || known.has(secret.env) || secretValue(secret, env) !== undefined) return [];
    known.add(secret.env);
    return [deliveryCatalogue.create("missing-secret", { variable: secret.env, label }, { location })];
  });
}

/** The variables of secrets that the sections name and that nobody has set. */
export function missingVariables(sections: readonly SecretSection[], env: Environment): readonly string[] {
  const secrets = sections.flatMap(({ section }) => secretsIn(section));
  const missing = secrets.flatMap((secret) =>
    "env" in secret && secretValue(secret, env) === undefined ? [secret.env] : [],
  );
  return [...new Set(missing)];
}

/** The values of all secrets that the sections name. */
export function secretValues(sections: readonly SecretSection[], env: Environment): readonly string[] {
  const secrets = sections.flatMap(({ section }) => secretsIn(section));
  return secrets.flatMap((secret) => secretValue(secret, env) ?? []);
}
