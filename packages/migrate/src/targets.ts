import type { JsonObject } from "./json-object.js";

/** Where each language's packages are published, as `output.location` names it. */
export const REGISTRIES: { readonly [language: string]: string } = {
  typescript: "js-registry",
  python: "python-registry",
  java: "java-registry",
  csharp: "dotnet-registry",
};

/** A folder for an SDK that is not published. */
export function localOutput(language: string): JsonObject {
  return { location: "local-file-system", path: `./sdks/${language}` };
}

/** `owner/name#branch` as `githost`; undefined for anything else. */
export function githostOf(repository: string): JsonObject | undefined {
  const [, place, branch] =
    /^(?:https:\/\/github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#(.+))?$/.exec(repository) ?? [];
  return place === undefined ? undefined : { repository: place, ...(branch !== undefined && { branch }) };
}

/** Languages whose clients are called `Client`: packages and modules tell them apart. */
export const HAS_FIXED_CLIENT: ReadonlySet<string> = new Set(["go", "ruby"]);
