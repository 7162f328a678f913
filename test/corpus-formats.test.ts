import type { CompileResult } from "@sdkwright/compiler";
import type { Files } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { filesOf } from "./support/compile.js";
import {
  compileFurther,
  corpus,
  FAULTY,
  type FurtherDefinition,
  furtherDefinitions,
  recordedPart,
  recordPart,
} from "./support/corpus.js";
import { typecheckAll } from "./support/emitted.js";

const HEAD = `
Every definition of the other formats that the test suite takes through the compiler. Declared are operations of AsyncAPI,
methods of OpenRPC, endpoints of Conjure and methods of services in protocol buffers; operations and channels are what the
SDK has of them. A method may come out more than once, as each additional binding is a call of its own; one that streams
from the client is left out with a warning. What errors there are is the definition's fault, as
\`test/support/corpus.ts\` explains. All of the emitted TypeScript compiles under the strictest settings. Recorded by
\`UPDATE=1 npx vitest run test/corpus-formats\`.
`;

const KINDS = [
  ["asyncapi", "AsyncAPI"],
  ["openrpc", "OpenRPC"],
  ["conjure", "Conjure"],
  ["proto", "Protocol buffers"],
] as const;
const COLUMNS = ["Version", "Declared", "Operations", "Channels", "Types", "Files", "Errors", "Warnings"];

const results = new Map<string, CompileResult>();
const emitted = new Map<string, Files>();

const severities = ({ diagnostics }: CompileResult, wanted: string) =>
  diagnostics.filter(({ severity }) => severity === wanted);

/** Declared methods, whatever bindings they have, that are found again in the IR, or in a finding that says that they are left out. */
function accountedFor({ api, diagnostics }: CompileResult): number {
  const methods = Object.keys(api?.operations ?? {}).map((id) => id.replace(/#\d+$/, ""));
  const leftOut = diagnostics.filter(({ code }) => code === "proto/client-streaming").length;
  return new Set(methods).size + leftOut;
}

function rowOf({ path, kind, version, operations }: FurtherDefinition): string {
  const result = results.get(path);
  const count = (part: object | undefined) => Object.keys(part ?? {}).length;
  const { api } = result ?? {};
  const counts = [count(api?.operations), count(api?.channels), count(api?.types), emitted.get(path)?.size ?? 0];
  const findings = result ? [severities(result, "error").length, severities(result, "warning").length] : [];
  const declared = path.startsWith("asyncapi/social-media/") ? "-" : operations;
  const cells = [
    path.slice(kind.length + 1),
    version.replace(/^conjure yml$|^$/, "4"),
    declared,
    ...counts,
    ...findings,
  ];
  return `| ${cells.join(" | ")} |\n`;
}

function sectionOf(kind: string, title: string): string {
  const rows = furtherDefinitions.filter((entry) => entry.kind === kind).map(rowOf);
  const head = `| Definition | ${COLUMNS.join(" | ")} |\n|${"---|".repeat(COLUMNS.length + 1)}\n`;
  return `\n### ${title}\n\n${head}${rows.join("")}`;
}

if (corpus.kind === "absent") console.log(`skipped: test/corpus-formats: ${corpus.reason}`);

describe.skipIf(corpus.kind === "absent")("definitions of other formats", () => {
  test("are all there", () => {
    const counts = KINDS.map(([kind]) => furtherDefinitions.filter((entry) => entry.kind === kind).length);
    expect(counts).toEqual([41, 14, 29, 7]);
  });

  test.each(furtherDefinitions.map((entry) => [entry.path, entry] as const))("%s", async (path, entry) => {
    const result = await compileFurther(entry);
    results.set(path, result);
    emitted.set(path, filesOf(result));
    const errors = severities(result, "error");
    expect(result.api, "an IR").toBeDefined();
    expect(errors.length > 0, errors.map(({ message }) => message).join("\n")).toBe(Object.hasOwn(FAULTY, path));
    expect(errors.filter(({ location }) => location === undefined)).toEqual([]);
    if (entry.kind !== "asyncapi") expect(accountedFor(result)).toBe(entry.operations);
    else expect(Object.keys(result.api?.channels ?? {}).length).toBeGreaterThan(0);
  });

  test("what is emitted compiles under the strictest settings", async () => {
    const folders = new Map<string, Files>();
    for (const [path, files] of emitted) {
      expect(files.size, path).toBeGreaterThan(0);
      folders.set(path.replaceAll("/", "_"), files);
    }
    expect((await typecheckAll(folders)).slice(0, 30)).toEqual([]);
  }, 120_000);

  test("come to what docs/corpus.md says", () => {
    const text = HEAD + KINDS.map(([kind, title]) => sectionOf(kind, title)).join("");
    if (process.env.UPDATE === "1") recordPart("further", text);
    expect(recordedPart("further")).toBe(text);
  });
});
