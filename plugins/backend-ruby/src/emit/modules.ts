import type { FileWriter } from "@sdkwright/plugin-api";
import { relativeModule } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { PRIVATE } from "../docs.js";
import { declaredIn } from "../placed.js";
import { emitClass, emitIn } from "./declare.js";

const stem = (path: string): string => path.replace(/^\.\//, "").replace(/\.rb$/, "");

/** A module whose classes are loaded when they are first used. */
function emitLoading(name: string, within: string, text: string, file: FileWriter, context: Context): void {
  const path = within === "" ? name : `${within}::${name}`;
  const tags = within === "" ? [] : [PRIVATE];
  emitIn(file, context, within, () => {
    emitClass(file, { name, kind: "module", doc: { text: [text], tags } }, () => {
      for (const placed of declaredIn(context, path))
        file.line(`autoload :${placed.name}, "#{__dir__}/${stem(relativeModule(file.path, placed.path))}"`);
    });
  });
}

type Emit = (node: unknown, file: FileWriter, context: Context) => void;

const loading =
  (name: string, within: string, text: string): Emit =>
  (_, file, context) =>
    emitLoading(name, within, text, file, context);

export const emitTypesModule = loading("Types", "", "The types of the API.");
export const emitChannelsModule = loading("Channels", "", "The channels of the API.");
export const emitResourcesModule = loading("Resources", "", "The clients of the parts of the API.");
export const emitOperationsModule = loading("Operations", "Internal", "What the clients know of their operations.");
