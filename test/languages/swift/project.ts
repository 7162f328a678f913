import { readdirSync } from "node:fs";
import { type Files, ROOT } from "@sdkwright/testkit";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";

export const RUNTIME = `${ROOT}plugins/backend-swift/runtime`;
const SOURCES = `${RUNTIME}/Sources/Sdk`;

/** Whether the compiler reads a file. */
export const isSwift = (path: string): boolean => path.endsWith(".swift");

let known: ReadonlySet<string> | undefined;

/** Paths of the runtime's files below its module. Read when it is first needed: a checkout without this backend loads the row, too. */
export function runtimeFiles(): ReadonlySet<string> {
  known ??= new Set(
    readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter(isSwift),
  );
  return known;
}

/** Where the runtime is in SDKs, below the folder of the module. */
const MARK = /^Sources\/(\w+)\/Core\/Models\/Model\.swift$/;

/** The module of an SDK. */
export const moduleOf = (sdk: Files): string => [...sdk.keys()].flatMap((path) => MARK.exec(path)?.[1] ?? [])[0] ?? "";

/** The path of a file of the runtime below the module; undefined for others. Names of errors have the brand of an SDK in them. */
function runtimePath(path: string, sdk: Files): string | undefined {
  const prefix = `Sources/${moduleOf(sdk)}/`;
  return path.startsWith(`${prefix}Core/`) ? path.slice(prefix.length) : undefined;
}

/** Whether a file is the same in every SDK but for names. */
export const isOfRuntime = (path: string, sdk: Files): boolean => runtimePath(path, sdk) !== undefined;

/** The files of an SDK's module that are its own. */
export function ownSources(sdk: Files): Files {
  const prefix = `Sources/${moduleOf(sdk)}/`;
  return new Map([...sdk].filter(([path]) => path.startsWith(prefix) && isSwift(path) && !isOfRuntime(path, sdk)));
}

/** Name of the folder of an SDK among others. */
export const folderName = (name: string): string => name.replaceAll(/\W/g, "_");

/** The files of SDKs that are Swift, each text once. */
export function distinctSwift(emitted: Emitted): Files {
  return distinctSources(emitted, { extension: ".swift", runtimePath, isLongestSkipped: true });
}
