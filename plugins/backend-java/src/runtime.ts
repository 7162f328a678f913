import { type RuntimeFile, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import type { Context } from "./context.js";
import { SOURCES } from "./dialect.js";
import { WIDTH } from "./line-breaks.js";

/** The runtime of emitted SDKs. Paths are below the package of the SDK. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** Classes that are called after the API, and the package that stands for that of the SDK, in the runtime's sources. */
const BRANDED = /\bBrand(?=(?:Connection|Timeout|Canceled)?Exception\b)/g;
const PACKAGE = /\bsdk(?=\.(?:core|errors|json|internal|wire)\b)/g;

/** Imports in their order, which depends on the package. A class comes before those that it holds. */
const sortImports = (content: string): string =>
  content.replace(/(?:^import .*;\n)+/m, (block) => `${block.slice(0, -2).split(";\n").sort().join(";\n")};\n`);

/** Heads of classes and constructors that the API's name makes too long for one line. */
const breakHeads = (content: string): string =>
  content
    .replace(/^(public .*class \w+) (extends \w+ \{)$/gm, (head, name, clause) =>
      head.length > WIDTH ? `${name}\n    ${clause}` : head,
    )
    .replace(/^( {2}public \w+\()(\w[^()]*\) \{)$/gm, (head, name, parameters) =>
      head.length > WIDTH ? `${name}\n      ${parameters}` : head,
    );

type Named = Pick<Context, "brand" | "packages">;
type Source = Pick<RuntimeFile, "path" | "content">;

/** Sources as they stand below a folder of one SDK. */
function sourcesFor({ brand, packages: { root } }: Named, folder: string, files: readonly Source[]): ScaffoldFile[] {
  return files.map(({ path, content }) => ({
    path: folder + path.replace(BRANDED, brand),
    content: breakHeads(sortImports(content.replace(BRANDED, brand).replace(PACKAGE, root))),
    kind: "runtime",
  }));
}

/** The runtime's files for one SDK. */
export function runtimeOf(context: Context): ScaffoldFile[] {
  const folder = `${SOURCES}${context.packages.root.replaceAll(".", "/")}/`;
  return sourcesFor(context, folder, runtimeFor(runtimeFiles, context.helpers));
}

/** Helpers of an SDK's wire tests, in their folder. */
export function wireSupport(context: Context, folder: string): ScaffoldFile[] {
  return sourcesFor(context, folder, assets.wire);
}
