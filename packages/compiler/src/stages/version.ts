import {
  compareVersions,
  type Destination,
  FIRST_VERSION,
  type OptionValues,
  parseVersion,
  type Version,
} from "@sdkwright/plugin-api";

/** What decides the version of an SDK, beside what its destination holds. */
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

/** The version of the SDK in a destination: what the last run wrote, else the latest tag `v1.2.3` or `1.2.3`. */
export function knownVersion(destination: Destination): string | undefined {
  const { version } = destination;
  if (version !== undefined && parseVersion(version)) return version;
  const versions = destination.tags.flatMap((tag): { readonly text: string; readonly parsed: Version }[] => {
    const text = tag.replace(/^v/, "");
    const parsed = parseVersion(text);
    return parsed ? [{ text, parsed }] : [];
  });
  return versions.sort((a, b) => compareVersions(b.parsed, a.parsed))[0]?.text;
}

/** The version of an SDK: chosen, else that of its destination, else the first. */
export function versionOf(wish: VersionWish, destination: Destination): string {
  return chosenVersion(wish) ?? knownVersion(destination) ?? FIRST_VERSION;
}
