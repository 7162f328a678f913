import { expect, test } from "vitest";
import { compile } from "../src/index.js";
import { stubCompiler, stubWorkspace } from "./stubs.js";

const yml = (generator: string) => `
api:
  specs:
    - openapi: openapi.json
  auth: key
auth-schemes:
  key: { header: X-Key, name: customerID }
groups:
  local:
    generators:
      - name: gen-stub-sdk
        version: 0.1.0
        output: { location: local-file-system, path: ./sdk }
${generator}`;

async function optionName(generator: string): Promise<string | undefined> {
  const workspace = stubWorkspace(yml(generator));
  const result = await compile({ compiler: stubCompiler(), workspace, command: "check", version: "0.1.0" });
  return result.targets[0]?.emitted.context?.names.credential("key", "value");
}

test("`smart-casing` of a generator keeps initialisms in its names", async () => {
  expect(await optionName("")).toBe("customerId");
  expect(await optionName("        smart-casing: true\n")).toBe("customerID");
});
