import type { CompileResult } from "@sdkwright/compiler";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect } from "vitest";
import { ROWS } from "../languages/index.js";
import { compileFolder, filesOf } from "./compile.js";
import { outlineOf } from "./outline.js";
import { projectOf } from "./project.js";

/** What a file of an SDK has. */
interface Emission {
  readonly language: string;
  /** The end of the file's path. */
  readonly file: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

/** A small definition, and what SDKs must be made of. */
export interface Relative {
  readonly what: string;
  readonly text: string;
  readonly kind?: "asyncapi" | "conjure" | "proto" | "openrpc";
  /** Lines that the outline of the IR has. */
  readonly says?: readonly string[];
  /** Lines that it does not have. */
  readonly lacks?: readonly string[];
  /** Codes of all findings; there are none by default. */
  readonly codes?: readonly string[];
  readonly emits?: readonly Emission[];
  /** The longest literal that a file of this language may have. */
  readonly longest?: { readonly language: string; readonly characters: number };
}

function compiled({ text, kind }: Relative, options: Parameters<typeof compileFolder>[1]): Promise<CompileResult> {
  return inMemoryFolder((folder) => {
    const spec = kind === "proto" ? { proto: { root: "protos" } } : { [kind ?? "openapi"]: "api.yml" };
    const files = new Map([[kind === "proto" ? "protos/api.proto" : "api.yml", text]]);
    const [{ generator }] = ROWS as readonly [(typeof ROWS)[number]];
    writeFolder(folder, projectOf(spec, files, generator));
    return compileFolder(folder, options);
  });
}

async function emitted(relative: Relative, language: string): Promise<ReadonlyMap<string, string>> {
  const row = ROWS.find(({ key }) => key === language);
  if (!row) throw new Error(`There is no language ${language}`);
  return filesOf(await compiled(relative, { generator: row.generator }));
}

async function verifyEmission(relative: Relative, { language, file, has = [], lacks = [] }: Emission): Promise<void> {
  const files = [...(await emitted(relative, language))].filter(([path]) => path.endsWith(file));
  expect(files.map(([path]) => path)).toHaveLength(1);
  for (const [, content] of files) {
    for (const text of has) expect(content).toContain(text);
    for (const text of lacks) expect(content).not.toContain(text);
  }
}

/** Checks the IR and the findings of a definition, and the files of SDKs where the row names some. */
export async function verifyRelative(relative: Relative): Promise<void> {
  const { api, diagnostics } = await compiled(relative, { command: "ir" });
  expect(diagnostics.map(({ code }) => code)).toEqual(relative.codes ?? []);
  const lines = api ? outlineOf(api) : [];
  expect(lines).toEqual(expect.arrayContaining([...(relative.says ?? [])]));
  for (const line of relative.lacks ?? []) expect(lines).not.toContain(line);
  for (const emission of relative.emits ?? []) await verifyEmission(relative, emission);
  if (relative.longest) await verifyLongest(relative, relative.longest);
}

async function verifyLongest(
  relative: Relative,
  { language, characters }: NonNullable<Relative["longest"]>,
): Promise<void> {
  const files = await emitted(relative, language);
  const lengths = [...files.values()].flatMap((content) =>
    [...content.matchAll(/"(?:[^"\\\n]|\\.)*"/g)].map(([literal]) => literal.replaceAll(/\\./g, "x").length - 2),
  );
  expect(Math.max(...lengths)).toBeGreaterThan(characters / 2);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(characters);
}
