import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { environmentName } from "../descriptor.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { fakedClient, writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { names, module, sdk } = context;
  const { gem: name } = context;
  const own = {
    module,
    hasCredentials: sdk.options.some(({ kind }) => kind === "credential"),
    fakedClient: fakedClient(context),
    request: names.rootMember("request"),
    subscribe: names.rootMember("subscribe"),
  };
  return sdkDocuments({
    target: context,
    language,
    files: context.files,
    packageName: name,
    nameless: "an API",
    names: {
      environment: (index) => `:${environmentName(context, index)}`,
      credential: (scheme, part) => names.credential(scheme, part),
      variable: (wire) => names.variable(wire),
    },
    variables: { packageName: name },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, ...own }),
    spelling: spelling(context),
    program: (shown) => writeProgram(shown, context),
  });
}
