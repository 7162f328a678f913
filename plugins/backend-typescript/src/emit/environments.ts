import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import { group, indent, line } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { entries, text } from "../literals.js";
import { ENVIRONMENTS } from "../names.js";
import { emitConstants } from "./declare.js";

/** `export const AcmeEnvironment = { Production: "Production" } as const`; the values are what the client takes. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, emission: Emission): void {
  const { sdk, api, names, layout } = emission;
  const { name } = layout.symbol(ENVIRONMENTS);
  file.doc({ text: ["The API's servers, the default first."] });
  emitConstants(file, name, () => {
    for (const { index, urls } of sdk.environments.list) {
      const { description, summary } = api.environments.list[index] ?? {};
      const said = description ?? summary;
      file.doc({ text: [...(said === undefined ? [] : [said]), `\`${urls[0] ?? ""}\``] });
      const key = names.environment(index);
      for (const part of entries([[key, text(key)]])) file.line(part, ",");
    }
  });
  file.blank();
  file.doc({ text: ["Name of a server."] });
  const values = `(typeof ${name})[keyof typeof ${name}];`;
  file.line(`export type ${name} =`, group(indent(line, values)));
}
