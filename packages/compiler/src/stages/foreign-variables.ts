import type { SpecConfig } from "@sdkwright/config";
import { type Api, isUrl, type Origin, placeOf, type Report, type SourceDocument } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/** A variable of the environment, and what of the definition names it. */
interface Named {
  readonly variable: string;
  /** Absent for what has no place of its own. */
  readonly origin?: number | undefined;
}

/** Texts under `env`, at any depth: credentials lie in schemes of every kind. */
function envIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "env" && typeof member === "string" ? [member] : envIn(member),
  );
}

function variablesOf({ auth, headers, environments }: Api): Named[] {
  return [
    ...[...auth.schemes, ...headers].flatMap((named) =>
      envIn(named).map((variable) => ({ variable, origin: named.origin })),
    ),
    ...(environments.baseUrlEnv === undefined ? [] : [{ variable: environments.baseUrlEnv }]),
  ];
}

/**
 * Notes each variable of the environment that a definition of others names: SDKs read it and send its value to the
 * servers that the same definition names. What an overlay or an override of the workspace put in is the user's own.
 */
export function noteForeignVariables(
  api: Api,
  { spec, document, origins, report }: SpecOfOthers & { readonly origins: readonly Origin[]; readonly report: Report },
): void {
  if (spec.origin === undefined && spec.source.kind !== "git" && !isUrl(spec.source.path)) return;
  for (const { variable, origin } of variablesOf(api)) {
    const place = origin === undefined ? { document: document.path, pointer: "" } : placeOf(origins, origin);
    const written = document.locate?.(place.pointer);
    if (place.document === document.path && written && written.document !== document.path) continue;
    report(compilerCatalogue.create("foreign-variable", { variable }, { location: place }));
  }
}

interface SpecOfOthers {
  readonly spec: SpecConfig;
  /** As overlays and overrides left it. */
  readonly document: SourceDocument;
}
