import type { ReadStep, SampleRead, SampleReads } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { access } from "../dialect.js";
import { printed } from "./calls.js";
import { valueCode } from "./values.js";

/** How a step is written. Values of unions are those of their variants. */
function stepText(step: ReadStep): string {
  switch (step.kind) {
    case "property":
      return access(step.wire);
    case "key":
      return access(step.key);
    case "index":
      return `[${step.index}]`;
    case "variant":
      return "";
    default:
      return step satisfies never;
  }
}

function readText({ forms }: Context, { path, value }: SampleRead, root: string): string {
  const got = `${root}${path.map(stepText).join("")}`;
  return `equal(${got}, ${printed("", [valueCode(value, forms.choice)], "")});`;
}

/** The statements of a function that reads a result as users do: the value, or the items of a list. */
export function readTexts(context: Context, { list }: SampleReads, root: string): string[] {
  return list.map((read) => readText(context, read, root));
}
