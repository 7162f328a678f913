import { environmentDoc } from "@sdkwright/docs-kit";
import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc } from "../docs.js";
import { identifier } from "../names.js";
import { emitType } from "./declare.js";

/** `public enum AcmeEnvironment`: the API's servers. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, { names, sdk }: Context): void {
  const name = names.companion("environments");
  const doc = "The API's servers. The first one is the default.";
  emitType(file, { name, doc, kind: "public enum", bases: ["String", "CaseIterable", "Sendable"] }, () => {
    for (const { index } of sdk.environments.list) {
      const { text } = environmentDoc(sdk, index);
      emitDoc(file, { text: text.filter((one) => one !== "") });
      file.line(`case ${identifier(names.environment(index))}`);
    }
  });
}
