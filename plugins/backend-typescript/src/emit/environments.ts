import { environmentDoc } from "@sdkwright/docs-kit";
import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import { group, indent, line } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { text } from "../literals.js";
import { emitConstants, emitDoc } from "./declare.js";

/** `export const AcmeEnvironment = { Production: "Production" } as const`; the values are what the client takes. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, context: Context): void {
  const { sdk, names, layout } = context;
  const { name } = layout.symbol("environments");
  file.doc({ text: ["The API's servers. The first one is the default."] });
  const constants = sdk.environments.list.map(({ index }) => {
    const key = names.environment(index);
    return { doc: environmentDoc(sdk, index), key, value: text(key) };
  });
  emitConstants(file, name, constants);
  emitDoc(file, "Name of a server.");
  const values = `(typeof ${name})[keyof typeof ${name}];`;
  file.line(`export type ${name} =`, group(indent(line, values)));
}
