import type { Json } from "./document.js";
import { loadYamlParser } from "./load-yaml-parser.js";

/** A value as YAML in block style. Texts that readers of YAML 1.1 take for another value, such as `no`, are in quotes. */
export function writeYaml(data: Json): string {
  const options = { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 0 } as const;
  return loadYamlParser().stringify(data, options);
}
