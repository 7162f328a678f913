import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { packageName } from "../package.js";
import { asyncFunction, asyncProgram, writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { target, names, brand, client, helpers, http, module } = context;
  return sdkDocuments({
    target,
    language,
    files: context.layout.files,
    packageName: packageName(target),
    nameless: brand,
    names,
    texts: ({ samples: { usage, pagination, streaming }, ...facts }) =>
      readmeTexts(templates.texts, {
        ...facts,
        brand,
        client,
        http,
        module,
        hasLists: pagination !== undefined,
        hasCredentials: target.api.auth.schemes.length > 0,
        asyncProgram: usage?.kind === "call" && asyncProgram(usage, context),
        asyncStream: streaming?.kind === "call" && asyncFunction("stream", streaming, context),
        socket: helpers.has("socket"),
        hasEvents: helpers.has("sse") || helpers.has("resume"),
        dropsUnknown: target.options["extra-fields"] === "ignore",
      }),
    spelling: spelling(context),
    program: (sample) => writeProgram(sample, context),
  });
}
