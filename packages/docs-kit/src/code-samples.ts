import type { Operation } from "@sdkwright/plugin-api";
import { fenced, plain } from "./markdown.js";

/**
 * The samples of a call that the definition itself has in a language, as Markdown: each under a line that says where it
 * is from, since it may use more than the SDK. `names` are the names of the language in lower case; the first is that
 * of Markdown.
 */
export function definedSamples({ codeSamples = [] }: Operation, names: readonly string[]): string[] {
  return codeSamples
    .filter(({ language }) => names.includes(language.toLowerCase()))
    .flatMap(({ name, code }) => {
      const title = name === undefined ? "" : `, ${plain(name)}`;
      return ["", `From the definition of the API${title}:`, "", ...fenced(code, names[0] ?? "")];
    });
}
