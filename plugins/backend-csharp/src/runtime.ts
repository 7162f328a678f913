import { posix } from "node:path";
import { type RuntimeFile, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import type { Context } from "./context.js";
import { importedInto, WIDTH } from "./dialect.js";
import { hasNetStandard } from "./options.js";
import { sourcesOf } from "./plan.js";

/** The runtime of emitted SDKs. Paths are below the folder of the sources. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/**
 * Types that are called after the API, and the namespace that stands for that of the SDK, in the runtime's sources. Only what users
 * read has the exceptions' own names; the rest has aliases, so that the lengths of lines do not depend on the API.
 */
const BRANDED = /\bBrand(?=\w*Exception\b)/g;
const NAMESPACE = /(?<!\.)\bSdk(?=[.;])/g;
const IMPORTED = /(?<=^using )Sdk(?=[.;])/gm;

/**
 * Imports before the namespace, which is where the runtime's project has them. Behind it, they come before what the namespace
 * around the runtime's own has: the types of the API, of which one may be called as one of the platform.
 */
const IMPORTS = /^((?:global using .+;\n)?)((?:using .+;\n)+)\n(namespace .+;\n)/m;

/** Parameters between commas that stand in no type. */
const parametersIn = (text: string): string[] => text.split(/,\s+(?![^<]*>)/);

/** Heads of classes and constructors that the API's name makes too long for one line. */
const breakHeads = (content: string): string =>
  content
    .replace(/^(public .*class \w+) (: \w+)$/gm, (head, name, base) =>
      head.length > WIDTH ? `${name}\n    ${base}` : head,
    )
    .replace(/^( {4}(?:internal|private protected) \w+)\((.+)\)$/gm, (head, name, parameters) =>
      head.length > WIDTH ? `${name}(\n        ${parametersIn(parameters).join(",\n        ")}\n    )` : head,
    );

/** Names of types: within the runtime, one hides a namespace of its name. */
const TYPE_NAMES = runtimeFiles.map(({ path }) => posix.basename(path, ".cs"));

type Source = Pick<RuntimeFile, "path" | "content">;

/** Sources as they stand below a folder of one SDK, in its namespace or another one. */
function sourcesFor(
  { brand, client, namespace }: Context,
  folder: string,
  files: readonly Source[],
  inside = namespace,
): ScaffoldFile[] {
  const imported = importedInto(inside, namespace, [...TYPE_NAMES, client]);
  return files.map(({ path, content }) => {
    const named = content
      .replace(BRANDED, brand)
      .replace(IMPORTED, imported)
      .replace(NAMESPACE, namespace)
      .replace(IMPORTS, (_, alias, imports, own) => `${alias}${alias ? "\n" : ""}${own}\n${imports}`);
    return { path: folder + path.replace(BRANDED, brand), content: breakHeads(named), kind: "runtime" };
  });
}

/** The runtime's files for one SDK. */
export function runtimeOf(context: Context): ScaffoldFile[] {
  const features = new Set(context.helpers);
  if (hasNetStandard(context.options)) features.add("net-standard");
  return sourcesFor(context, sourcesOf(context), runtimeFor(runtimeFiles, features));
}

/** Helpers of an SDK's wire tests, in their folder. */
export function wireSupport(context: Context, folder: string): ScaffoldFile[] {
  return sourcesFor(context, folder, runtimeFor(assets.wire, context.helpers), `${context.namespace}.Tests`);
}

/** What the package for dependency injection has in every SDK. */
export function injectionSupport(context: Context, folder: string): ScaffoldFile[] {
  return sourcesFor(context, folder, assets.injection);
}
