import type { Json } from "./document.js";
import { loadYamlParser } from "./load-yaml-parser.js";

const OPTIONS = { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 0 } as const;

/** A value as YAML in block style. Texts that readers of YAML 1.1 take for another value, such as `no`, are in quotes. */
export function writeYaml(data: Json): string {
  return loadYamlParser().stringify(data, OPTIONS);
}

/** A text as a YAML scalar of one line, which also stands in lists and mappings of one line. */
export function yamlScalar(text: string): string {
  // Strings of JSON are YAML: other styles spread several lines over as many.
  if (/[\n\r]/.test(text)) return JSON.stringify(text);
  const { Document } = loadYamlParser();
  const list = new Document([text], OPTIONS).toString({
    ...OPTIONS,
    collectionStyle: "flow",
    flowCollectionPadding: false,
  });
  return list.slice("[".length, -"]\n".length);
}
