import { readmeTexts, sdkDocuments } from "@sdkwright/docs-kit";
import { optionRef, referredName, type ScaffoldFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { templates } from "../generated-templates.js";
import { language } from "../language.js";
import { packageName } from "../package.js";
import { writeProgram } from "../samples/programs.js";
import { spelling } from "../spelling.js";

/** `README.md`, which shows how each thing that the SDK can do is done, `reference.md` with every method, the licence. */
export function documents(context: Context): ScaffoldFile[] {
  const { names, brand, namespace, client, helpers, sdk } = context;
  const name = packageName(context);
  const credentials = sdk.options.filter(({ kind }) => kind === "credential").map(optionRef);
  const own = {
    brand,
    namespace,
    client,
    credential: credentials[0] && referredName(names, credentials[0]),
    socket: helpers.has("socket"),
    request: names.rootMember("request"),
  };
  return sdkDocuments({
    target: context,
    language,
    files: context.files,
    packageName: name,
    nameless: "an API",
    names: {
      environment: (index) => `${names.companion("environments")}::${names.environment(index)}`,
      credential: (scheme, part) => names.credential(scheme, part),
      variable: (wire) => names.variable(wire),
    },
    variables: { packageName: name },
    texts: (facts) => readmeTexts(templates.texts, { ...facts, ...own }),
    spelling: spelling(context),
    program: (shown) => writeProgram(shown, context),
  });
}
