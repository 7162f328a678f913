import { posix } from "node:path";
import type { Files } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";

/** SDKs as one project. */
export interface SharedProject {
  /** Each SDK in a folder of its name; what it has of the runtime is in `shared`. */
  readonly files: Files;
  /** Imports of files that an SDK itself does not have. */
  readonly complaints: readonly string[];
}

/** Files of the runtime: the same in all SDKs, but for the name of the API in some errors. */
export const isRuntime = (path: string): boolean => /^src\/(?:core|errors)\/(?!index\.ts$)/.test(path);

/** The errors of the runtime that carry the name of an API. */
const BRANDED = ["Error", "ConnectionError", "TimeoutError"];

/** Replaces the name of an API in errors by one for all; not in paths, where a type of the API may be called like an error. */
function withoutBrand(sdk: Files): (text: string) => string {
  const brand = /^export class (\w+)Error extends Error/m.exec(sdk.get("src/errors/base.ts") ?? "")?.[1];
  if (brand === undefined) return (text) => text;
  const branded = new RegExp(`\\b${brand}(${BRANDED.join("|")})\\b(?!\\.js")`, "g");
  return (text) => text.replaceAll(branded, "SharedApi$1");
}

const RELATIVE = /(?<=\b(?:from|import)\s*\(?\s*")\.{1,2}\/[^"]+(?=")/g;

/**
 * SDKs as one project, in which the runtime is checked once. What any of them has of it is there for all: that each SDK has
 * what it imports is checked by the paths of its imports.
 */
export function oneProject(sdks: Emitted): SharedProject {
  const files = new Map([["shared/package.json", '{ "type": "module" }\n']]);
  const complaints: string[] = [];
  for (const [name, sdk] of sdks) {
    const unbranded = withoutBrand(sdk);
    for (const [path, text] of sdk) {
      if (path === "package.json") files.set(`${name}/${path}`, text);
      if (!path.endsWith(".ts")) continue;
      const target = isRuntime(path) ? `shared/${path}` : `${name}/${path}`;
      const content = unbranded(text).replaceAll(RELATIVE, (specifier) => {
        const imported = posix.join(posix.dirname(path), specifier).replace(/\.js$/, ".ts");
        if (!sdk.has(imported)) complaints.push(`${name}/${path}: it imports ${imported}, which is not there`);
        if (isRuntime(path) || !isRuntime(imported)) return specifier;
        return posix.relative(posix.dirname(target), `shared/${imported}`).replace(/\.ts$/, ".js");
      });
      const known = files.get(target);
      if (known !== undefined && known !== content)
        complaints.push(`${name}/${path}: it differs from that of other SDKs`);
      files.set(target, content);
    }
  }
  return { files, complaints };
}
