import { EDITOR_FILES, editorSchema } from "@sdkwright/compiler";
import type { Arguments } from "../command.js";
import { withBackends } from "../editor-backends.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";

/** Prints the JSON Schema that editors complete and check a configuration file with. */
export async function schema(args: Arguments, io: Io): Promise<ExitCode> {
  const wanted = (args.positionals[0] ?? "generators").replace(/\.ya?ml$/, "");
  const file = EDITOR_FILES.find((name) => name === wanted);
  if (file === undefined) {
    io.err.write(`sdkwright: Unknown schema \`${wanted}\`. Available: ${EDITOR_FILES.join(", ")}.\n`);
    return EXIT.usage;
  }
  const schema = editorSchema(file);
  const whole = file === "generators" ? await withBackends(schema) : schema;
  io.out.write(`${JSON.stringify(whole, undefined, 2)}\n`);
  return EXIT.ok;
}
