import { spawn } from "node:child_process";
import { devNull } from "node:os";
import type { Location, Report } from "@sdkwright/diagnostics";
import { sourceCatalogue } from "./catalogue.js";

export interface ProtocOptions {
  readonly report: Report;
  /** Where the configuration asks for it. */
  readonly location: Location;
  /** The root as messages name it. */
  readonly folder: string;
}

/**
 * Compiles proto files with the `protoc` of the machine, to find what is wrong with them; nothing is written. Its errors
 * are reported at their places.
 */
export async function checkProtos(root: string, files: readonly string[], options: ProtocOptions): Promise<void> {
  const { report, location, folder } = options;
  // protoc has no end of flags, and reads options from a file behind `@`: `./` keeps a name from being either.
  const names = files.map((file) => `./${file}`);
  const run = await runProtoc(["-I.", `--descriptor_set_out=${devNull}`, ...names], root);
  if (run.code === 0) return;
  if (run.code === "missing") {
    report(sourceCatalogue.create("protoc-missing", {}, { location }));
    return;
  }
  const isError = (line: string): boolean => line.trim() !== "" && !line.includes(": warning: ");
  const lines = run.stderr.split("\n").filter(isError);
  const silent = `it ended with exit code ${run.code} and named no error`;
  for (const line of lines.length > 0 ? lines : [silent]) {
    const match = /^([^:]+):(\d+):(\d+): (.*)$/.exec(line);
    const at: Location = match
      ? { document: `${folder}/${match[1]}`, line: Number(match[2]), column: Number(match[3]) }
      : location;
    report(sourceCatalogue.create("protoc-failed", { problem: match?.[4] ?? line }, { location: at }));
  }
}

interface Run {
  readonly code: number | "missing";
  readonly stderr: string;
}

function runProtoc(args: readonly string[], cwd: string): Promise<Run> {
  return new Promise((done) => {
    const child = spawn("protoc", args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", () => done({ code: "missing", stderr }));
    child.on("close", (code) => done({ code: code ?? 1, stderr }));
  });
}
