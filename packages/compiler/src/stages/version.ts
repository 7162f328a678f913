import {
  compareVersions,
  type Destination,
  FIRST_VERSION,
  type LanguageInfo,
  type OptionValues,
  parseVersion,
  type TargetInfo,
  type Version,
  versionFrom,
} from "@sdkwright/plugin-api";

/** The settings that decide the version of an SDK, beside the versions at its destination. */
export interface VersionWish {
  /** Of the command line. */
  readonly asked?: string | undefined;
  readonly options: OptionValues;
}

/** The version that somebody chose: the command line, else the option `package-version`. */
export function chosenVersion({ asked, options }: VersionWish): string | undefined {
  const option = options["package-version"];
  return asked ?? (typeof option === "string" ? option : undefined);
}

/**
 * The version of the SDK in a destination: what the last run wrote. Where that is lost, the files of the SDK and tags such as
 * `v1.2.3` or `1.2.3` say one. The highest counts, as branches can have been merged, and a version never goes back.
 */
export function knownVersion(
  destination: Destination,
  { versions: form = "semver", versionIn }: LanguageInfo,
): string | undefined {
  const written = highest(destination.versions);
  if (written !== undefined) return written;
  const inFiles = versionFrom(form, versionIn?.(destination.read) ?? "");
  return highest([
    ...destination.tags.map((tag) => tag.replace(/^v/, "")),
    ...(inFiles === undefined ? [] : [inFiles]),
  ]);
}

function highest(texts: readonly string[]): string | undefined {
  const versions = texts.flatMap((text): { readonly text: string; readonly parsed: Version }[] => {
    const parsed = parseVersion(text);
    return parsed ? [{ text, parsed }] : [];
  });
  return versions.sort((a, b) => compareVersions(b.parsed, a.parsed))[0]?.text;
}

/** The version that an SDK has in a destination; undefined where nothing says one. */
export function versionAt(
  { options, backend }: Pick<TargetInfo, "options" | "backend">,
  destination: Destination,
): string | undefined {
  return chosenVersion({ options }) ?? knownVersion(destination, backend.language);
}

/** The version of an SDK: chosen, else that of its destination, else the first. */
export function versionOf(wish: VersionWish, destination: Destination, language: LanguageInfo): string {
  return chosenVersion(wish) ?? knownVersion(destination, language) ?? FIRST_VERSION;
}

/** The version that the SDK in a destination has, where the configuration asks for a lower one. */
export function loweredFrom(wish: VersionWish, destination: Destination, language: LanguageInfo): string | undefined {
  const chosen = parseVersion(chosenVersion(wish) ?? "");
  const known = wish.asked === undefined ? knownVersion(destination, language) : undefined;
  const parsed = parseVersion(known ?? "");
  return chosen && parsed && compareVersions(chosen, parsed) < 0 ? known : undefined;
}
