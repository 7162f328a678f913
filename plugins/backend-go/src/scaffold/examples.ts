import { exampleCall } from "@sdkwright/docs-kit";
import { createFile, type HttpOperation, type ScaffoldFile } from "@sdkwright/plugin-api";
import { dialectOf } from "../dialect.js";
import type { Emission } from "../emission.js";
import { packageName } from "../module.js";
import { samplesOf } from "../samples/values.js";
import { emitClient, emitUsage } from "../snippets.js";
import { standard } from "../types.js";

/** `example_test.go`: a call of every method, which the documentation shows and the tests compile. */
export function examplesFile(emission: Emission): ScaffoldFile[] {
  const { api, names } = emission.target;
  const operations = Object.values(api.operations).filter((one): one is HttpOperation => one.kind === "http");
  if (operations.length === 0) return [];
  const samples = samplesOf(emission);
  const file = createFile(
    "example_test.go",
    dialectOf(() => `${packageName(emission.target)}_test`),
  );
  for (const operation of operations) {
    file.blank();
    file.block(
      ["func Example", names.client(operation.resource), "_", names.method(operation.id), "() {"],
      () => {
        file.line("ctx := ", standard("context", "Background"), "()");
        emitClient(samples, file);
        emitUsage(samples, { ...exampleCall(emission.target, operation), operation }, file);
      },
      "}",
    );
  }
  return [{ path: "example_test.go", content: file.finish().content, kind: "generated" }];
}
