import { environmentDoc } from "@sdkwright/docs-kit";
import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitClass } from "./declare.js";

/** `enum AcmeEnvironment`: the API's servers. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, { names, sdk }: Context): void {
  const name = names.companion("environments");
  const doc = "The API's servers. The first one is the default.";
  emitClass(file, { name, doc, kind: "enum" }, () => {
    for (const { index } of sdk.environments.list) {
      const { text } = environmentDoc(sdk, index);
      file.blank();
      file.doc({ text: text.filter((one) => one !== "") });
      file.line(`case ${names.environment(index)};`);
    }
  });
}
