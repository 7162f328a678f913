import type { Emitted } from "../languages/suite.js";

/** Files of SDKs that checks of text look at. */
export interface Distinction {
  /** Of source files, with a dot. */
  readonly extension: string;
  /** The longest text of a file of the runtime is left out: names make lines of it too long, whoever lays it out. */
  readonly isLongestSkipped?: true;
  /** What all SDKs call a file of the runtime; undefined for files that a definition shapes. */
  runtimePath(path: string, sdk: ReadonlyMap<string, string>): string | undefined;
}

/** A text, and where it is found. */
interface Source {
  readonly path: string;
  readonly content: string;
}

/**
 * Each text of SDKs once, by the path where it is found first. Of a file of the runtime, whose texts differ in names of the
 * API alone, the shortest and the longest text: the others are laid out as one of these.
 */
export function distinctSources(
  sdks: Emitted,
  { extension, runtimePath, isLongestSkipped }: Distinction,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  const shortest = new Map<string, Source>();
  const longest = new Map<string, Source>();
  for (const [name, sdk] of sdks) {
    for (const [file, content] of sdk) {
      if (!file.endsWith(extension)) continue;
      const path = `${name}/${file}`;
      const key = runtimePath(file, sdk);
      if (key === undefined) {
        if (!own.has(content)) own.set(content, path);
        continue;
      }
      if (content.length < (shortest.get(key)?.content.length ?? Number.POSITIVE_INFINITY))
        shortest.set(key, { path, content });
      if (content.length > (longest.get(key)?.content.length ?? -1)) longest.set(key, { path, content });
    }
  }
  const runtime = [...shortest.values(), ...(isLongestSkipped ? [] : longest.values())].map(
    ({ path, content }) => [path, content] as const,
  );
  return new Map([...[...own].map(([content, path]) => [path, content] as const), ...runtime]);
}
