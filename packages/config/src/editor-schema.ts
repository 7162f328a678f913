import type { Json } from "@sdkwright/source";
import { Generators } from "./schema/root.js";

/** JSON Schema (draft 2020-12) of generators.yml for editors: completion, hover texts, and the checks of its shape. */
export function editorSchema(): Json {
  const schema = JSON.parse(JSON.stringify(Generators)) as { [key: string]: Json };
  return { $schema: "https://json-schema.org/draft/2020-12/schema", title: "generators.yml", ...schema };
}
