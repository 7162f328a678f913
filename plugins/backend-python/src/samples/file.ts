import type { Part } from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";
import { dialectOf } from "../dialect.js";

/** The text of a program that uses a package. */
export interface ProgramText {
  readonly imports: readonly string[];
  readonly body: string;
}

const MARK = "_ = ...";

/** Lays out parts as a program that imports a package by its name. */
export function programText(module: string, parts: readonly Part[]): ProgramText {
  const file = createFile("sample.py", dialectOf({ beside: module, isProgram: true }));
  file.line(MARK);
  for (const part of parts) file.line(part);
  const text = file.finish().content;
  const at = text.startsWith(MARK) ? 0 : text.indexOf(`\n${MARK}\n`) + 1;
  const head = text.slice(0, at).trim();
  return { imports: head === "" ? [] : head.split("\n"), body: text.slice(at + MARK.length).replace(/^\n+|\s+$/g, "") };
}
