import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { packageName } from "../package.js";
import { writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";

/** `README.md`: what the package is for, and how each thing is done; `reference.md`: every method; the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { target, names, brand, client } = context;
  return sdkDocuments({
    target,
    language,
    files: context.layout.files,
    packageName: packageName(target),
    nameless: brand,
    names,
    texts: (facts) => {
      const hasCredentials = target.api.auth.schemes.length > 0;
      return readmeTexts(templates.texts, { ...facts, brand, client, hasCredentials });
    },
    spelling: spelling(context),
    program: (sample) => writeProgram(sample, context),
  });
}
