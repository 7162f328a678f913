import type { EnvironmentsNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";

/** A constant for each of the API's servers. */
export function emitEnvironments(_: EnvironmentsNode, file: FileWriter, { core, api, names, sdk }: Context): void {
  file.line("// The API's servers. The first one is the default.");
  file.block(
    "const (",
    () => {
      for (const { index, urls } of sdk.environments.list) {
        const name = names.companion("environmentConstant", index);
        const environment = api.environments.list[index];
        const said = environment?.description ?? environment?.summary;
        const url = urls[0] ?? "";
        file.doc({ text: [`${name}: ${said === undefined ? url : `${said} (${url})`}`] });
        file.row([name, core("EnvironmentName"), `= ${stringLiteral(names.environment(index))}`]);
      }
    },
    ")",
  );
}
