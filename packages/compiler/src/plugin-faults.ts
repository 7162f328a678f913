import {
  type Api,
  type Diagnostic,
  declaredBy,
  defineCatalogue,
  entry,
  type Location,
  type NameTable,
  placeOf,
  type Report,
  type SdkNode,
} from "@sdkwright/plugin-api";
import type { Emitter } from "./emitters.js";

/** What was being done when a plugin failed. */
export interface FaultPlace {
  /** The generator, or the plugin that tapped a hook. */
  readonly plugin: string;
  /** `enum Status in src/types.ts`, or `` `plan` ``. */
  readonly doing: string;
  /** In the definition, if it has to do with a part of that. */
  readonly location?: Location;
}

interface PluginFault extends Error {
  readonly place: FaultPlace;
}

export const pluginCatalogue = defineCatalogue("plugin", {
  failed: entry<{ plugin: string; doing: string; reason: string }>({
    severity: "error",
    title: "Plugin failed",
    cause: "A backend or another plugin threw an error while an SDK was emitted. The run ends with exit code 70.",
    fix: "Fix the plugin, or report the error to its authors. Run again with SDKWRIGHT_DEBUG=1 for the stack trace.",
    message: ({ plugin, doing, reason }) => `${plugin} failed at ${doing}: ${reason}`,
  }),
});

const isPluginFault = (error: unknown): error is PluginFault => error instanceof Error && "place" in error;

/** The error with the place where it was thrown. One that has a place keeps it: it is the more exact one. */
function placed(error: unknown, place: FaultPlace): PluginFault {
  if (isPluginFault(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(message, { cause: error }), { place });
}

/** Runs a plugin's code, and adds to what it throws where that was: computed only then. */
export function at<T>(place: () => FaultPlace, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw placed(error, place());
  }
}

interface Tapped {
  intercept(interceptor: { tap(tap: { readonly name: string }): void }): void;
}

/** Tells where a hook is: at the tap that was called last. */
export function watchTaps(hook: Tapped, name: string): () => FaultPlace {
  let plugin = "A plugin";
  hook.intercept({
    tap: (tap) => {
      plugin = tap.name;
    },
  });
  return () => ({ plugin, doing: `the hook \`${name}\`` });
}

/** The same as {@link at} for what is asynchronous. */
export async function atAsync<T>(place: () => FaultPlace, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw placed(error, place());
  }
}

/** The backend that is at work, and on what. */
export interface Emitting {
  readonly plugin: string;
  readonly api: Api;
  readonly names: NameTable;
}

/** Where the handler of a node is. */
export function placeOfNode(node: SdkNode, path: string, { plugin, api, names }: Emitting): FaultPlace {
  const origin = originOf(node);
  const name = node.kind === "part" ? node.part : declaredBy(names, node)?.name;
  const doing = `${node.kind}${name === undefined ? "" : ` ${name}`} in ${path}`;
  if (origin === undefined || api.origins[origin] === undefined) return { plugin, doing };
  return { plugin, doing, location: { ...placeOf(api.origins, origin), at: "key" } };
}

function originOf(node: SdkNode): number | undefined {
  if ("decl" in node) return node.decl.origin;
  if ("operation" in node) return node.operation.origin;
  return "resource" in node ? node.resource.origin : undefined;
}

const builtIn = new WeakSet<Emitter>();

/** Notes an emitter that comes with the compiler: its faults are bugs to report, and no findings. */
export function noteBuiltIn(emitter: Emitter): void {
  builtIn.add(emitter);
}

/** Faults of plugins become findings, and give undefined; those of a built-in backend are thrown on. */
export interface FaultCatcher {
  readonly emitter: Emitter | undefined;
  readonly generator: string;
  readonly report: Report;
}

export async function catchFaults<T>(catcher: FaultCatcher, run: () => T | Promise<T>): Promise<T | undefined> {
  const { emitter, generator, report } = catcher;
  try {
    return await run();
  } catch (error) {
    if (!isPluginFault(error)) throw error;
    if (error.place.plugin === generator && (!emitter || builtIn.has(emitter))) throw error.cause;
    report(findingOf(error));
    return undefined;
  }
}

function findingOf({ message, place, cause }: PluginFault): Diagnostic {
  const { plugin, doing, location } = place;
  const finding = pluginCatalogue.create("failed", { plugin, doing, reason: message }, { location });
  const stack = cause instanceof Error ? cause.stack : undefined;
  return { ...finding, ...(stack !== undefined && { stack }) };
}
