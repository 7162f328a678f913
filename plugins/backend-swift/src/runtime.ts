import { type RuntimeFile, runtimeFor, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../runtime.assets.json" with { type: "json" };
import type { Context } from "./context.js";
import { sourcesOf } from "./plan.js";

/** The runtime of emitted SDKs. Paths are below the folder of the sources. */
export const runtimeFiles: readonly RuntimeFile[] = assets.files;

/** The module that stands for that of the SDK, where the runtime's sources import it. */
const IMPORTED = /(?<=^(?:@testable )?import )Sdk(?=(?:Testing)?$)/gm;

/** What stands for the name of the API in the names of types. */
const BRANDED = /\bSdk(?=[A-Z])/g;

/** A name or a text of the runtime, with the API's name in it. */
export const runtimeName = (text: string, brand: string): string => text.replace(BRANDED, () => brand);

const sourcesFor = (context: Context, folder: string, files: readonly RuntimeFile[]): ScaffoldFile[] =>
  runtimeFor(files, context.helpers).map(({ path, content }) => ({
    path: folder + runtimeName(path, context.brand),
    content: runtimeName(
      content.replace(IMPORTED, () => context.module),
      context.brand,
    ),
    kind: "runtime",
  }));

/** The runtime's files for one SDK. */
export const runtimeOf = (context: Context): ScaffoldFile[] => sourcesFor(context, sourcesOf(context), runtimeFiles);

/** The module with which programs test what uses the SDK. */
export const testingModule = (context: Context): ScaffoldFile[] =>
  sourcesFor(context, `Sources/${context.module}Testing/`, assets.testing);

/** Helpers of an SDK's wire tests, in their folder. */
export const wireSupport = (context: Context, folder: string): ScaffoldFile[] =>
  sourcesFor(context, folder, assets.wire);
