import { snippetProgram } from "@sdkwright/docs-kit";
import { code, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { fileText } from "../files.js";
import { unexported } from "../names.js";
import { wholePart } from "../samples/uses.js";

/**
 * Name of the example of a method, as go vet wants it: `ExamplePetsClient_Get`. One with `_` in it could not be told from
 * the ends of others: its example is one of the package.
 */
function exampleName(client: string, method: string, taken: Set<string>): string {
  const plain = `Example${client}_${method}`;
  let name = `${client}${method}`.includes("_") ? `Example_${unexported(client + method).replaceAll("_", "x")}` : plain;
  while (taken.has(name)) name += "x";
  taken.add(name);
  return name;
}

/** `example_test.code`: a call of every method, which the documentation shows and the tests compile. */
export function examplesFile(context: Context): ScaffoldFile[] {
  const { names, sdk } = context;
  const methods = Object.values(sdk.methods);
  if (methods.length === 0) return [];
  const taken = new Set<string>();
  const examples = methods.map(({ id, owner }) => {
    const name = exampleName(names.client(owner), names.method(id), taken);
    return code`
      func ${name}() {
        ${wholePart(context, snippetProgram(context, id))}
      }`;
  });
  const path = "example_test.go";
  return [{ path, content: fileText(path, `${context.packageName}_test`, examples), kind: "generated" }];
}
