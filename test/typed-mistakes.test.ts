import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { copyWritable, findCorpus, inMemoryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { runMain } from "./support/main.js";

/** A mistake as somebody types it into a real file: what stands there, what is typed, and what has to be found where. */
interface Mistake {
  readonly line: number;
  /** `none` where nothing is found. */
  readonly code: string;
  readonly file: string;
  readonly search: string;
  readonly replacement: string;
}

interface Found {
  readonly code: string;
  readonly message: string;
  readonly location?: { readonly line?: number };
}

const corpus = findCorpus();
const folder = corpus.kind === "found" ? corpus.folder : "";
const plain = (text: string): string => text.replaceAll(/\\(.)/g, (_, char: string) => (char === "n" ? "\n" : char));

const [, ...lines] = readFileSync(`${ROOT}test/typed-mistakes.tsv`, "utf8").trimEnd().split("\n");
const mistakes = lines.map((row): Mistake => {
  const [line, code = "", file = "", search = "", replacement = ""] = row.split("\t");
  return { line: Number(line), code, file, search: plain(search), replacement: plain(replacement) };
});
const files = [...new Set(mistakes.map(({ file }) => file))];

/** Lays out a workspace around a file of the corpus; gives the place of the file in it. */
function layOut(workspace: string, file: string): string {
  const [kind = "", root = ""] = file.split("/");
  if (kind === "fern-projects") return join(workspace, "generators.yml");
  const target = file.slice(`${kind}/${root}/`.length);
  const name = kind === "proto" ? `protos/${target}` : `api${extname(file)}`;
  const spec = kind === "proto" ? `{ root: protos, target: ${target} }` : name;
  if (kind === "proto") copyWritable(join(folder, kind, root), join(workspace, "protos"));
  const generator = '{ name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }';
  const groups = `default-group: sdk\ngroups: { sdk: { generators: [${generator}] } }\n`;
  mkdirSync(dirname(join(workspace, name)), { recursive: true });
  writeFileSync(join(workspace, "generators.yml"), `api: { specs: [{ ${kind}: ${spec} }] }\n${groups}`);
  return join(workspace, name);
}

async function check(workspace: string): Promise<readonly Found[]> {
  const { stdout } = await runMain(["check", "--json"], workspace);
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Found[] }).diagnostics;
}

test("of at least a hundred mistakes in definitions and configurations, at most three pass", () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(100);
  expect(mistakes.filter(({ code }) => code === "none").length).toBeLessThanOrEqual(3);
});

describe.skipIf(corpus.kind === "absent")("mistakes typed into", () => {
  test.each(files)("%s are found where they are", async (file) => {
    const text = readFileSync(join(folder, file), "utf8");
    await inMemoryFolder(async (workspace) => {
      const path = layOut(workspace, file);
      writeFileSync(path, text);
      const before = new Set((await check(workspace)).map(({ code, message }) => `${code} ${message}`));
      for (const { line, code, search, replacement } of mistakes.filter((mistake) => mistake.file === file)) {
        expect(text, search).toContain(search);
        writeFileSync(
          path,
          text.replace(search, () => replacement),
        );
        const fresh = (await check(workspace)).filter((found) => !before.has(`${found.code} ${found.message}`));
        const here = fresh.filter(({ location }) => location?.line === line).map((found) => found.code);
        expect(here, `${line}: ${replacement}`).toEqual(code === "none" ? [] : expect.arrayContaining([code]));
      }
    });
  });
});
