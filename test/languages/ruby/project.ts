import { readdirSync } from "node:fs";
import { type Files, ROOT } from "@sdkwright/testkit";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";

/** Whether Ruby reads a file. */
export const isRuby = (path: string): boolean => /\.(?:rb|gemspec)$/.test(path);

const RUNTIME = `${ROOT}plugins/backend-ruby/runtime/lib/sdk`;

/** Files of the runtime that say what an SDK has, and therefore differ between SDKs. */
const SHAPED: ReadonlySet<string> = new Set(["errors.rb", "internal.rb"]);

let known: ReadonlySet<string> | undefined;

/** Read when it is first needed: a checkout without this backend loads the row, too. */
function runtimeFiles(): ReadonlySet<string> {
  known ??= new Set(
    readdirSync(RUNTIME, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => path.endsWith(".rb") && !SHAPED.has(path)),
  );
  return known;
}

/** Where the runtime is in SDKs; a type may have the same name, deeper below. */
const MARK = /^lib\/(.+)\/request_options\.rb$/;

/** What users `require`: the path of the file beside the folder of all others. */
export function requiredPath(sdk: Files): string {
  const found = [...sdk.keys()].flatMap((path) => MARK.exec(path)?.[1] ?? []);
  return found.sort((one, other) => one.length - other.length)[0] ?? "";
}

/** What the runtime calls a file that is the same in every SDK but for names; undefined for others. */
function runtimePath(path: string, sdk: Files): string | undefined {
  const prefix = `lib/${requiredPath(sdk)}/`;
  const own = path.startsWith(prefix) ? path.slice(prefix.length) : "";
  return runtimeFiles().has(own) ? own : undefined;
}

/** Whether a file is the same in every SDK but for names. */
export const isOfRuntime = (path: string, sdk: Files): boolean => runtimePath(path, sdk) !== undefined;

/** Name of the folder of an SDK among others. */
export const folderName = (name: string): string => name.replaceAll(/\W/g, "_");

/** The files of SDKs that Ruby reads, each text once. */
export function distinctRuby(emitted: Emitted): Files {
  return distinctSources(emitted, { extension: ".rb", runtimePath, isLongestSkipped: true });
}
