import { posix } from "node:path";
import type { RuntimeFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };

/** The runtime of emitted SDKs. Paths are below the folder of the sources. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** What stands for the name of the API in the names of types. */
const BRANDED = /\bSdk(?=[A-Z])/g;

/** A name or a text of the runtime, with the API's name in it. */
export const runtimeName = (text: string, brand: string): string => text.replace(BRANDED, () => brand);

/** Types of the runtime, and its files: no two files of a module may have one name. */
export const runtimeTypes: ReadonlySet<string> = new Set(
  assets.files.flatMap(({ path, exports }) => [posix.basename(path, ".swift"), ...exports]),
);
