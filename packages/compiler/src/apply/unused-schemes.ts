import type { AuthConfig, Config, GeneratorConfig } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/** Reports schemes of the file that no `auth` applies (specification section 5.4). */
export function reportUnusedSchemes(config: Config, report: Report): void {
  const { api, authSchemes, file, groups } = config;
  const generators = Object.values(groups).flatMap((group) => group.generators);
  for (const generator of generators) reportOwnSchemes(generator, config, report);
  const auths = [api.auth, ...generators.map(({ auth }) => auth)].filter((auth) => auth !== undefined);
  // There the definition's own `security` decides.
  if (auths.some(({ kind }) => kind === "endpoint")) return;
  const names = auths.flatMap(schemesOf);
  // The operation that issues tokens may need any of the others.
  if (names.some((name) => authSchemes[name]?.kind === "oauth")) return;
  for (const [scheme, { at }] of Object.entries(authSchemes)) {
    if (names.includes(scheme)) continue;
    const location = { document: file, pointer: at, at: "key" } as const;
    report(compilerCatalogue.create("unused-scheme", { scheme }, { location }));
  }
}

/** The schemes that an `auth` names. */
function schemesOf(auth: AuthConfig): readonly string[] {
  if (auth.kind === "endpoint") return [];
  return auth.kind === "single" ? [auth.scheme] : auth.schemes.map(({ scheme }) => scheme);
}

/** Reports schemes of one SDK that neither its own `auth` applies nor that of the API. */
function reportOwnSchemes(
  { auth: own, authSchemes }: GeneratorConfig,
  { api, authSchemes: shared, file }: Config,
  report: Report,
): void {
  const auth = own ?? api.auth;
  if (auth?.kind === "endpoint") return;
  const names = auth === undefined ? [] : schemesOf(auth);
  if (names.some((name) => (authSchemes[name] ?? shared[name])?.kind === "oauth")) return;
  for (const [scheme, { at }] of Object.entries(authSchemes)) {
    if (names.includes(scheme)) continue;
    const location = { document: file, pointer: at, at: "key" } as const;
    report(compilerCatalogue.create("unused-scheme", { scheme }, { location }));
  }
}
