import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";
import { type OperationId, operationsAsRequests, type Report } from "@sdkwright/compiler";
import {
  type CodeSample,
  type CodeSamples,
  openapiCatalogue,
  openapiDocument,
  samplesOverlay,
} from "@sdkwright/openapi-export";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { exitCodeOf, printFindings, refuse } from "../report.js";
import { openSessions, type RunResult, runAll } from "../session.js";
import { writing } from "../writing.js";

/** Prints an API as OpenAPI with the calls of its SDKs, or an overlay that adds them to its definition. */
export async function exportOpenapi(args: Arguments, io: Io): Promise<ExitCode> {
  const opened = await openSessions(args, io, { hasOwnOutput: true });
  if (!("sessions" in opened)) return refuse(opened, args, io);
  if (opened.sessions.length > 1) {
    io.err.write("sdkwright: The workspace has several APIs. Name one with --api.\n");
    return EXIT.usage;
  }
  const output = args.value("output");
  const file = output === undefined ? undefined : resolve(io.cwd, output);
  const [result] = await runAll(opened.sessions, { command: "check" }, io);
  if (!result) return EXIT.errors;
  if (file !== undefined && result.sources.files.includes(file)) {
    io.err.write(`sdkwright: ${output} is an input of the export. Choose another file with --output.\n`);
    return EXIT.usage;
  }
  const diagnostics = [...result.diagnostics];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  const document = result.ok ? exported(result, args, report) : undefined;
  const told = [{ ...result, diagnostics }];
  printFindings(told, { format: "text", catalogues: [...opened.catalogues, openapiCatalogue] }, io);
  if (document) await write(document, file, io);
  return exitCodeOf(told, false);
}

/** The calls of every language, by operation. */
function samplesOf({ targets }: RunResult): CodeSamples {
  const samples = new Map<OperationId, CodeSample[]>();
  for (const { emitted } of targets) {
    const { key, title } = emitted.run.info.backend.language;
    for (const [id, source] of emitted.calls?.() ?? []) {
      samples.set(id, [...(samples.get(id) ?? []), { lang: key, label: title, source }]);
    }
  }
  return samples;
}

function exported(result: RunResult, args: Arguments, report: Report): object | undefined {
  if (!result.api) return undefined;
  const source = { api: operationsAsRequests(result.api), samples: samplesOf(result), report };
  if (!args.has("overlay")) return openapiDocument(source);
  const overlays = samplesOverlay(source);
  const [only, ...others] = overlays;
  return others.length > 0 ? { overlays } : only?.overlay;
}

async function write(document: object, file: string | undefined, io: Io): Promise<void> {
  const { writeYaml } = await import("@sdkwright/source");
  const isYaml = file === undefined || /^\.ya?ml$/.test(extname(file));
  const text = isYaml
    ? writeYaml(document as Parameters<typeof writeYaml>[0])
    : `${JSON.stringify(document, null, 2)}\n`;
  if (file === undefined) {
    io.out.write(text);
    return;
  }
  writing(file, io, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  });
}
