import type { Files } from "@sdkwright/testkit";
import { format_with_version } from "@wasm-fmt/mago_fmt";
import type { Emitted } from "../suite.js";
import { distinctPhp } from "./project.js";

/** Mago's settings for PER Coding Style. */
const SETTINGS = { preset: "per-cs" } as const;

/** The first line in which two texts differ. */
function firstDifference(text: string, other: string): string {
  const [own, wanted] = [text.split("\n"), other.split("\n")];
  const at = own.findIndex((line, index) => line !== wanted[index]);
  return `line ${at + 1} is ${JSON.stringify(own[at])}, not ${JSON.stringify(wanted[at])}`;
}

/** Files that the formatter would lay out in another way. */
export function formatDifferences(files: Files): string[] {
  return [...files].flatMap(([path, content]) => {
    try {
      const formatted = format_with_version(content, "8.2", path, SETTINGS);
      return formatted === content ? [] : [`${path}: ${firstDifference(content, formatted)}`];
    } catch (error) {
      return [`${path}: ${String(error)}`];
    }
  });
}

/** Names that no line has room for beside anything else: the formatter breaks lines around them in ways of its own. */
const LONG_NAME = /\w{60}/;

/** Files of SDKs that the formatter would lay out in another way. */
export async function checkLayout(sdks: Emitted): Promise<readonly string[]> {
  return formatDifferences(new Map([...distinctPhp(sdks)].filter(([, content]) => !LONG_NAME.test(content))));
}
