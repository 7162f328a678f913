import { posix } from "node:path";
import type { RuntimeFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };

/** The runtime of emitted SDKs. Paths are below the folder of the sources. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** What stands for the name of the API in the names of types. */
const BRANDED = /\bSdk(?=[A-Z])/g;

/** A name or a text of the runtime, with the API's name in it. */
export const runtimeName = (text: string, brand: string): string => text.replace(BRANDED, () => brand);

/** Types that sources declare. */
const DECLARATION =
  /^(?:(?:public|private|fileprivate|final|indirect|package) )*(?:actor|class|enum|protocol|struct|typealias) (\w+)/gm;

/** Conditional parts of sources, whose declarations are indented. */
const CONDITIONAL = /^#if .*\n[\s\S]*?^#endif/gm;

const topLevel = (content: string): string => content.replace(CONDITIONAL, (part) => part.replace(/^ {2}/gm, ""));

/** Types of the runtime, and its files: no two files of a module may have one name. */
export const runtimeTypes: ReadonlySet<string> = new Set(
  runtimeFiles.flatMap(({ path, content }) => [
    posix.basename(path, ".swift"),
    ...[...topLevel(content).matchAll(DECLARATION)].map(([, name = ""]) => name),
  ]),
);
