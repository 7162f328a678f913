import { environmentDoc } from "@sdkwright/docs-kit";
import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { environmentName } from "../descriptor.js";
import { assigned } from "../literals.js";
import { emitClass, emitIn } from "./declare.js";

/** `module Environment`: the API's servers. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const doc = { text: ["The API's servers. The first one is the default."] };
  emitIn(file, context, "", () => {
    emitClass(file, { name: "Environment", kind: "module", doc }, () => {
      for (const { index } of sdk.environments.list) {
        const { text } = environmentDoc(sdk, index);
        file.doc({ text: text.filter((one) => one !== "") });
        file.line(assigned(`${names.environment(index)} =`, `:${environmentName(context, index)}`));
      }
    });
  });
}
