// Writes the JSON Schema of the IR from its TypeScript types, its one source.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** The schema as text, with its keys in a stable order. */
export function irSchemaText() {
  const schema = createGenerator({
    path: `${folder}src/index.ts`,
    tsconfig: `${folder}tsconfig.json`,
    type: "Api",
    skipTypeCheck: true,
    additionalProperties: false,
    expose: "export",
    topRef: true,
  }).createSchema("Api");
  const titled = { $id: "urn:sdkwright:ir:1", title: "sdkwright IR, version 1", ...schema };
  return `${JSON.stringify(titled, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(`${folder}schema/ir-1.schema.json`, irSchemaText());
}
