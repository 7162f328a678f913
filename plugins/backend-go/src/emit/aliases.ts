import type { FileWriter, Part, PartNode } from "@sdkwright/plugin-api";
import { hardline, join } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { aliases, runtimeNames } from "../runtime.js";

/** Names of the runtime are at odd places: `["type Date = ", "Date"]`. */
function lineOf({ core }: Context, line: string): Part {
  return line.split(/core\.(\w+)/).map((text, index) => (index % 2 === 0 ? text : core(text)));
}

/** What users need of the runtime, under the package that they import. A name of the API goes first. */
export function emitAliases(_: PartNode, file: FileWriter, context: Context): void {
  const exported = runtimeNames("core", context.helpers);
  const isFree = (name: string): boolean => exported.has(name) && !context.names.isTaken(name);
  const [, , ...declarations] = aliases.trim().split("\n\n");
  for (const declaration of declarations) {
    const [, name = ""] = /^(?:type|func) (\w+)/m.exec(declaration) ?? [];
    if (!isFree(name)) continue;
    const text = isFree("Nullable") ? declaration : declaration.replace(") Nullable[", ") core.Nullable[");
    file.blank();
    file.line(
      join(
        hardline,
        text.split("\n").map((line) => lineOf(context, line)),
      ),
    );
  }
}
