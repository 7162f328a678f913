import type { Files } from "@sdkwright/testkit";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";

/** The package of an SDK: the folder that has its modules, and the name by which users import it. */
export interface PackageOf {
  readonly folder: string;
  readonly module: string;
}

/** Where the package of an SDK is; undefined for one that has none. */
export function packageOf(sdk: Files): PackageOf | undefined {
  for (const path of sdk.keys()) {
    const [, folder, module] = /^(src\/(.+))\/core\/spec\.py$/.exec(path) ?? [];
    if (folder !== undefined && module !== undefined) return { folder, module: module.replaceAll("/", ".") };
  }
  return undefined;
}

/** Name of the package of an SDK among others. */
export const folderName = (name: string): string => `sdk_${name.replaceAll(/\W/g, "_")}`;

/** The errors of the runtime that carry the name of an API. */
const BRANDED = ["Error", "ConnectionError", "TimeoutError"];

/** The name of the API in the errors of an SDK. */
function brandOf(sdk: Files, { folder }: PackageOf): string | undefined {
  return /^class (\w+)Error\(Exception\):/m.exec(sdk.get(`${folder}/core/errors.py`) ?? "")?.[1];
}

/** A text whose names do not depend on the API: the runtime's files are then the same in all SDKs. */
function withoutBrand(content: string, brand: string | undefined): string {
  if (brand === undefined) return content;
  return content.replaceAll(new RegExp(`\\b${brand}(${BRANDED.join("|")})\\b`, "g"), "SharedApi$1");
}

/** Imports of the runtime, relative to a module in a folder so deep, as imports of the one that all SDKs share. */
function withSharedCore(content: string, depth: number): string {
  const own = new RegExp(`^( *from )\\.{${depth + 1}}(core\\b[\\w.]* import )`, "gm");
  return content.replaceAll(own, "$1shared.$2");
}

/** Names of a package that is imported by its own name, as one among others. */
function withPackage(content: string, module: string, name: string): string {
  const named = new RegExp(`^( *(?:from|import) )${module.replaceAll(".", "\\.")}\\b`, "gm");
  const renamed = content.replaceAll(named, (_, keyword: string) => `${keyword}${name}`);
  return renamed.replaceAll(`from ${name}.core.`, "from shared.core.");
}

/**
 * SDKs as packages of one project, so that a tool starts once and reads the runtime once: what any of them has of it is there
 * for all, as `shared.core`. `keep` tells which other files are taken along: tests and samples import the package by name.
 */
export function oneProject(sdks: Emitted, keep: (path: string) => boolean = () => false): Files {
  const files = new Map<string, string>([["shared/__init__.py", ""]]);
  for (const [name, sdk] of sdks) {
    const found = packageOf(sdk);
    if (!found) continue;
    const { folder, module } = found;
    const brand = brandOf(sdk, found);
    const package_ = folderName(name);
    for (const [path, text] of sdk) {
      if (!path.endsWith(".py")) continue;
      const content = withoutBrand(text, brand);
      const inner = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
      if (inner?.startsWith("core/")) files.set(`shared/${inner}`, content);
      else if (inner !== undefined)
        files.set(`${package_}/${inner}`, withSharedCore(content, inner.split("/").length - 1));
      else if (keep(path)) files.set(`${package_}_beside/${path}`, withPackage(content, module, package_));
    }
  }
  return files;
}

/** All Python of SDKs, each text once. */
export function sourcesOf(sdks: Emitted): Files {
  const runtimePath = (path: string, sdk: Files): string | undefined => {
    const core = `${packageOf(sdk)?.folder}/core/`;
    return path.startsWith(core) ? path.slice(core.length) : undefined;
  };
  const sources = distinctSources(sdks, { extension: ".py", runtimePath });
  // Folders whose names are no names of packages are read otherwise.
  return new Map([...sources].map(([path, text]) => [path.replace(/^[^/]+/, folderName), text]));
}
