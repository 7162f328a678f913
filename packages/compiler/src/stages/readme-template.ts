import type { Config } from "@sdkwright/config";
import type { Report, SourceSet, TargetContext } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";
import type { SelectedTarget } from "../selection.js";

/** The target with the text of the user's template for READMEs, if there is one. A file that cannot be read is reported. */
export function withReadmeTemplate<T extends SelectedTarget>(
  target: T,
  sources: SourceSet,
  { file, readme }: Config,
): T {
  if (readme.template === undefined) return target;
  const read = sources.read(readme.template, { document: file, pointer: "/readme/template" });
  return read === undefined ? target : { ...target, readmeTemplate: { path: read.path, text: read.text } };
}

/**
 * Lays out READMEs by the user's template; undefined if there is none. A template that is not well-formed, or names a
 * value that is missing, is reported, and the usual layout is used.
 */
export async function readmeLayout(
  { readmeTemplate }: SelectedTarget,
  report: Report,
): Promise<TargetContext["readmeLayout"]> {
  if (readmeTemplate === undefined) return undefined;
  // The compiler of Handlebars is large, and only such a template needs it.
  const { compileTemplate } = await import("@sdkwright/docs-kit/templates");
  const fill = compileTemplate(readmeTemplate.text);
  return (view) => {
    const { text, problem = "", line = 1, column = 1 } = fill(view);
    if (text !== undefined) return text;
    const location = { document: readmeTemplate.path, line, column };
    report(compilerCatalogue.create("readme-template", { problem }, { location }));
    return undefined;
  };
}
