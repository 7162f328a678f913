import { environmentDoc } from "@sdkwright/docs-kit";
import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc } from "../docs.js";
import { emitClass } from "./declare.js";

/** `public enum Environment`: the API's servers. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, { names, sdk }: Context): void {
  const all = sdk.environments.list;
  const doc = "The API's servers. The first one is the default.";
  emitClass(file, { name: "Environment", doc, kind: "public enum" }, () => {
    for (const [at, { index }] of all.entries()) {
      const { text } = environmentDoc(sdk, index);
      emitDoc(file, { text: text.filter((one) => one !== "") });
      file.line(names.environment(index), at === all.length - 1 ? "" : ",");
    }
  });
}
