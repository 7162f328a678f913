import { type RuntimeFile, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import { SOURCES } from "./dialect.js";
import type { Emission } from "./emission.js";
import { WIDTH } from "./layout.js";

/** The runtime of emitted SDKs. Paths are below the package of the SDK. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** Classes that are called after the API, and the package that stands for that of the SDK, in the runtime's sources. */
const BRANDED = /\bBrand(?=(?:Connection|Timeout|Canceled)?Exception\b)/g;
const PACKAGE = /\bsdk(?=\.(?:core|errors|json|internal)\b)/g;

/** Imports in their order, which depends on the package. A class comes before those that it holds. */
const sortImports = (content: string): string =>
  content.replace(/(?:^import .*;\n)+/m, (block) => `${block.slice(0, -2).split(";\n").sort().join(";\n")};\n`);

/** Heads of classes that the API's name makes too long for one line. */
const breakHeads = (content: string): string =>
  content.replace(/^(public .*class \w+) (extends \w+ \{)$/gm, (head, name, clause) =>
    head.length > WIDTH ? `${name}\n    ${clause}` : head,
  );

/** The runtime's files for one SDK. */
export function runtimeOf({ helpers, brand, packages: { root } }: Emission): ScaffoldFile[] {
  const folder = `${SOURCES}${root.replaceAll(".", "/")}/`;
  return runtimeFor(runtimeFiles, helpers).map(({ path, content }) => ({
    path: folder + path.replace(BRANDED, brand),
    content: breakHeads(sortImports(content.replace(BRANDED, brand).replace(PACKAGE, root))),
    kind: "runtime",
  }));
}
