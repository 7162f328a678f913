import type { Api, OptionValues } from "@sdkwright/plugin-api";
import { keptAliases, resolveAliases } from "./aliases.js";
import { separateDirections } from "./directions.js";
import { typeFormFiles } from "./form-files.js";

/** The API with its types as those settings have them that need to see all uses of a type. */
export function shapeTypes(api: Api, settings: OptionValues): Api {
  const kept = keptAliases(settings["resolve-aliases"]);
  const typed = typeFormFiles(api);
  const resolved = kept ? resolveAliases(typed, kept) : typed;
  return settings["respect-readonly-schemas"] === true ? separateDirections(resolved) : resolved;
}
