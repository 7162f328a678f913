import { expect, test } from "vitest";
import { structs } from "../src/descriptor-structs.js";
import { runtimeFiles } from "../src/runtime.js";

/** Without comments. */
const sources = runtimeFiles
  .map(({ content }) => content)
  .join("\n")
  .replace(/\/\/.*$/gm, "");

/** Names of the fields of a struct of the runtime; undefined where it has no such struct. */
function fieldsOf(name: string): Set<string> | undefined {
  const [, body] = new RegExp(`^type ${name} struct ?\\{([^}]*)\\}`, "m").exec(sources) ?? [];
  return body === undefined ? undefined : new Set(body.match(/\b[A-Z]\w*/g));
}

test.each([...structs.values()])("the runtime has the struct $name with the fields that descriptors fill", (struct) => {
  const fields = fieldsOf(struct.name);
  expect(fields).toBeDefined();
  for (const { name } of struct.fields) expect(fields).toContain(name);
});
