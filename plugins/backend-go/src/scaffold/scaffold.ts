import { introductionOf, workflowFiles } from "@sdkwright/docs-kit";
import { commentLines, type ScaffoldFile } from "@sdkwright/plugin-api";
import { type Context, dialectFor } from "../context.js";
import { fileText } from "../files.js";
import { language } from "../language.js";
import { PATHS } from "../plan.js";
import { runtimeOf } from "../runtime.js";
import { examplesFile } from "./examples.js";
import { documents } from "./readme.js";
import { wireTestFiles } from "./wire-tests.js";

/** `doc.go`: what the package is for. */
function docFile(context: Context): ScaffoldFile {
  const { api, packageInfo } = context;
  const own = [api.summary, introductionOf(api).description].filter((text) => text !== undefined);
  // What a package says of itself is taken from the definition where the configuration is silent.
  const said = own.length > 0 ? own : [packageInfo.description].filter((text) => text !== undefined);
  const head = `Package ${context.packageName} is a client of ${api.name.wire.trim() || "an API"}.`;
  const reference = packageInfo.referenceUrl === undefined ? [] : [`API reference: ${packageInfo.referenceUrl}`];
  const comment = commentLines(dialectFor(context), { text: [head, ...said.slice(0, 2), ...reference] });
  const content = fileText(PATHS.doc, context.packageName, []).trimStart();
  return { path: PATHS.doc, content: `${comment.join("\n")}\n${content}`, kind: "generated" };
}

/** `go.mod`: no dependencies. */
function goMod({ module }: Context): ScaffoldFile {
  return { path: "go.mod", content: `module ${module}\n\ngo 1.24\n`, kind: "scaffold" };
}

/** Files that do not depend on a single node of the API: the runtime, `go.mod`, documentation, tests. */
export function scaffold(context: Context): ScaffoldFile[] {
  return [
    docFile(context),
    ...examplesFile(context),
    ...wireTestFiles(context),
    ...runtimeOf(context.helpers, context.module),
    goMod(context),
    ...documents(context),
    ...workflowFiles(context, language.project),
  ];
}
