import { writeYaml } from "@sdkwright/source";
import type { Action, Migration } from "./migration.js";

/** An overlay to write, and which of the definitions it is of. */
export interface OverlayFile {
  readonly spec: number;
  readonly file: string;
  readonly actions: readonly Action[];
}

/** The overlays of a migration: one for each definition that has actions. */
export function overlaysOf({ specs, actions }: Pick<Migration, "specs" | "actions">): readonly OverlayFile[] {
  const all = specs.map((spec, index): OverlayFile => {
    const file = index === 0 ? "overlay.yml" : `overlay-${index + 1}.yml`;
    return { spec: index, file, actions: index === 0 ? actions : (spec.actions ?? []) };
  });
  return all.filter((one) => one.actions.length > 0);
}

/** The text of an overlay, with a comment for each action that had one. */
export function overlayText({ tool, file, actions }: Pick<Migration, "tool" | "file" | "actions">): string {
  const head = writeYaml({
    overlay: "1.0.0",
    info: { title: `Names and settings of ${tool}, from ${file}`, version: "1.0.0" },
  });
  return `${head}actions:\n${actions.map(actionText).join("")}`;
}

function actionText({ target, update, remove, comment = [] }: Action): string {
  const action = { target, ...(remove === true ? { remove } : { update: update ?? {} }) };
  return `${commentText(comment, "  ")}${indented(writeYaml([action]), "  ")}`;
}

/** Lines of comments. */
export function commentText(lines: readonly string[], indent: string): string {
  return lines
    .map((line) => `${indent}# ${line}`.trimEnd())
    .map((line) => `${line}\n`)
    .join("");
}

/** A text of whole lines with spaces before each that is not empty. */
export function indented(text: string, indent: string): string {
  return text.replaceAll(/^(?=.)/gm, indent);
}
