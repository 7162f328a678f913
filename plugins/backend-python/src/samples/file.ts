import type { Part } from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";
import { dialectOf } from "../dialect.js";

/** The text of a program that uses a package. */
export interface ProgramText {
  readonly imports: readonly string[];
  readonly body: string;
}

/** Lays out parts as a program that imports a package by its name. */
export function programText(module: string, parts: readonly Part[]): ProgramText {
  const file = createFile("sample.py", dialectOf({ beside: module, isProgram: true }));
  for (const part of parts) file.line(part);
  const { content, bodyAt } = file.finish();
  const head = content.slice(0, bodyAt).trim();
  return { imports: head === "" ? [] : head.split("\n"), body: content.slice(bodyAt).trim() };
}
