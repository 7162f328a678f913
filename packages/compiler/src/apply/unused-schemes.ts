import type { Config } from "@sdkwright/config";
import type { Report } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/** Reports schemes of the file that no `auth` applies (specification section 5.4). */
export function reportUnusedSchemes({ api, authSchemes, file, groups }: Config, report: Report): void {
  const generators = Object.values(groups).flatMap((group) => group.generators);
  const auths = [api.auth, ...generators.map(({ auth }) => auth)].filter((auth) => auth !== undefined);
  // There the definition's own `security` decides.
  if (auths.some(({ kind }) => kind === "endpoint")) return;
  const names = auths.flatMap((auth) => {
    if (auth.kind === "endpoint") return [];
    return auth.kind === "single" ? [auth.scheme] : auth.schemes.map(({ scheme }) => scheme);
  });
  // The operation that issues tokens may need any of the others.
  if (names.some((name) => authSchemes[name]?.kind === "oauth")) return;
  for (const [scheme, { at }] of Object.entries(authSchemes)) {
    if (names.includes(scheme)) continue;
    const location = { document: file, pointer: at, at: "key" } as const;
    report(compilerCatalogue.create("unused-scheme", { scheme }, { location }));
  }
}
