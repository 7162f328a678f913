import { environmentDoc } from "@sdkwright/docs-kit";
import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { builtin, external } from "../dialect.js";
import { stringLiteral } from "../literals.js";
import { assigned, INDENT } from "../types.js";
import { emitClass, emitDoc } from "./declare.js";

/** `class AcmeEnvironment(str, Enum)`. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, { sdk, names }: Context): void {
  const name = names.companion("environments");
  const doc = "The API's servers. The first one is the default.";
  emitClass(file, { name, bases: [builtin("str"), external("enum", "Enum")], doc }, () => {
    file.blank();
    for (const { index } of sdk.environments.list) {
      const member = names.environment(index);
      file.line(assigned(member, stringLiteral(member), { depth: INDENT }));
      emitDoc(file, environmentDoc(sdk, index));
    }
  });
}
