import type { Files } from "@sdkwright/testkit";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";

/** Folders of the runtime below the sources of an SDK. */
const RUNTIME = /^src\/(?:Core|Internal|Testing)\/(?!ClientSpec\.php)/;

/** Files of SDKs that users and their tools load. */
export const sourcesOf = (sdk: Files): Files => new Map([...sdk].filter(([path]) => /^src\/.*\.php$/.test(path)));

/** Whether a file is the same in every SDK but for names. */
export const isOfRuntime = (path: string): boolean => RUNTIME.test(path);

/** The namespace below which Composer loads the classes of an SDK. */
export function namespaceOf(sdk: Files): string {
  const { autoload } = JSON.parse(sdk.get("composer.json") ?? "{}") as { readonly autoload?: { "psr-4"?: object } };
  return Object.keys(autoload?.["psr-4"] ?? {})[0]?.replace(/\\$/, "") ?? "";
}

/** The root client of an SDK: the class beside its folders that makes one from options. */
export function clientOf(sdk: Files): string {
  for (const [path, content] of sdk) {
    const [, name] = /^src\/(\w+)\.php$/.exec(path) ?? [];
    if (name !== undefined && content.includes("function withOptions(")) return name;
  }
  return "";
}

/** Name of the folder of an SDK among others. */
export const folderName = (name: string): string => name.replaceAll(/\W/g, "_");

/** The files of SDKs that PHP reads, each text once. */
export function distinctPhp(emitted: Emitted): Files {
  const runtimePath = (path: string): string | undefined => (isOfRuntime(path) ? path : undefined);
  return distinctSources(emitted, { extension: ".php", runtimePath, isLongestSkipped: true });
}
