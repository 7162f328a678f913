import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, ROOT } from "@sdkwright/testkit";
import { type BuiltModule, buildModule, hasStaticcheck, linesOf } from "./go.js";

// What building the corpus as Go SDKs cost and found: kept from run to run, and recorded in docs/corpus-go.md.

/** More than a build may take, in MB. */
export const MEMORY_LIMIT = 4096;

const KEPT = join(ROOT, "node_modules/.cache/corpus-go");
const DOCUMENT = join(ROOT, "docs/corpus-go.md");

const head = (lint: string): string => `# The corpus in Go

Every definition of [the corpus](corpus.md), emitted as a Go SDK and built: \`go build\`, \`go vet\`${lint} of all
its packages, examples and tests included, and \`gofmt -l\`. Findings are the lines that these print. Seconds are CPU
seconds of \`go build\` with the standard library and the runtime compiled already, MB the memory of its largest process;
lines are those of the Go files that are emitted, without the runtime's. Recorded by \`node test/corpus/all.mjs --go\`,
with Go 1.24.

| Definition | Lines | Seconds | MB | Findings |
|---|---|---|---|---|
`;

/** The largest SDKs are linted without their tests, which take staticcheck more than ten minutes. */
const LINT = " and `staticcheck` (of SDKs above 50,000 lines, without tests)";

/** A definition as a Go SDK. */
export interface GoRow {
  readonly path: string;
  readonly files: Files;
  readonly built: BuiltModule;
}

function keyOf(files: Files): string {
  const hash = createHash("sha256").update(`${hasStaticcheck()}\n`);
  for (const [path, content] of files) if (/\.go$|^go\.mod$/.test(path)) hash.update(`${path}\n${content}\n`);
  return hash.digest("hex").slice(0, 32);
}

/** Builds an SDK, unless just this one has been built without a finding: a run that was ended goes on where it was. */
export async function buildOnce(files: Files): Promise<BuiltModule> {
  const path = join(KEPT, `${keyOf(files)}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")) as BuiltModule;
  const built = await buildModule(files);
  if (built.complaints.length > 0) return built;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(path, JSON.stringify(built));
  return built;
}

/** The table of docs/corpus-go.md. */
export function tableOf(rows: readonly GoRow[]): string {
  return rows
    .map(({ path, files, built: { seconds, megabytes, complaints } }) => {
      const memory = megabytes === undefined ? "-" : Math.round(megabytes);
      return `| ${path} | ${linesOf(files)} | ${seconds.toFixed(1)} | ${memory} | ${complaints.length} |\n`;
    })
    .join("");
}

/** Records the corpus in Go. */
export function recordGo(table: string): void {
  writeFileSync(DOCUMENT, head(hasStaticcheck() ? LINT : "") + table);
}
